import { describe, expect, it } from 'vitest';
import { contract, operations } from '../../dataProvider/contract/testing/bundledContract';
import { startTestHost } from '../../demoHost/testing/testHost';
import { loadRequirements } from './requirements/loadRequirements';
import { exitCodeOf, formatReport } from './report/report';
import type { Report } from './report/report';
import { runConformance } from './runConformance';
import { roundTrips } from './checks/roundTrips';

const NOW = 1_795_168_800;
const measure = { contract, requirements: await loadRequirements(operations) };
const usual = {
  config: undefined,
  credentials: undefined,
  origin: undefined,
  write: false,
  json: false,
  only: [],
  timeout: 10_000,
};

/** Returns level, kind, place and text of every difference: the demo host matches the contract completely. */
const told = (report: Report) =>
  report.calls.flatMap(({ id, findings }) =>
    findings.map(({ level, kind, place, text }) => `${id} ${level} ${kind} ${place}: ${text}`),
  );

describe('the demo host', () => {
  it('keeps to the contract in every read call, paging and refusals included [LIST-07] [LIST-14]', async () => {
    const host = await startTestHost({ check: false });
    const { body } = await host.callAnonymously('POST', '/users/login', {
      email: 'super@demo.example',
      password: 'demo-super',
    });
    const before = JSON.stringify(host.store.state);
    const options = { ...usual, url: `${host.url}/api`, token: String(body['token']) };
    const report = await runConformance(options, measure, NOW);
    expect(told(report)).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    const read = report.calls.filter(({ state }) => state === 'fits').map(({ id }) => id);
    // Data that few records have may be missing in those that were tried.
    const sparse = operations.filter((one) => one.sparse).map(({ id }) => id);
    const unread = [...measure.requirements.keys()].filter((id) => !read.includes(id));
    expect(unread.filter((id) => !sparse.includes(id))).toEqual([]);
    expect(JSON.stringify(host.store.state)).toBe(before);

    const written = await runConformance({ ...options, write: true }, measure, NOW);
    expect(told(written)).toEqual([]);
    const made = roundTrips.map(({ create }) => create);
    const done = written.calls.filter(({ state }) => state === 'fits');
    expect(done.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(made));
    // The activity contains the writes; every other row is deleted again.
    const sizesOf = ({ activity: _activity, ...state }: Record<string, unknown>) =>
      Object.values(state).map((rows) => (Array.isArray(rows) ? rows.length : rows));
    expect(sizesOf({ ...host.store.state })).toEqual(sizesOf(JSON.parse(before) as Record<string, unknown>));
    await host.close();
  });

  it('shows the token nowhere and says what the session may not do [PERM-10]', async () => {
    const host = await startTestHost({ check: false });
    const { body } = await host.callAnonymously('POST', '/users/login', {
      email: 'recepcion@demo.example',
      password: 'demo-recepcion',
    });
    const options = { ...usual, url: `${host.url}/api`, token: String(body['token']) };
    const report = await runConformance(options, measure, NOW);
    expect(told(report)).toEqual([]);
    const gateways = report.calls.find(({ id }) => id === 'listGateways');
    expect(gateways).toMatchObject({
      state: 'untried',
      untried: expect.arrayContaining([
        expect.stringContaining('the token lacks the permission read_gateways_list'),
      ]),
    });
    expect(formatReport(report)).not.toContain(options.token);
    await host.close();
  });
});
