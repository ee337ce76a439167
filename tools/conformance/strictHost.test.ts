import { expect, it } from 'vitest';
import { contract, operations } from '../../dataProvider/contract/testing/bundledContract';
import { loadRequirements } from './requirements/loadRequirements';
import type { ReadRequirement } from './requirements/requirement';
import type { FindingLevel } from './report/findings';
import { exitCodeOf } from './report/report';
import type { Report } from './report/report';
import { runConformance } from './runConformance';
import { startStrictHost, STRICT_HOST_TOKEN } from './testing/strictHost';

const NOW = 1_795_168_800;

const told = ({ calls }: Report, wanted: FindingLevel): string[] =>
  calls.flatMap(({ id, findings }) =>
    findings
      .filter(({ level }) => level === wanted)
      .map(({ text, request }) => `${id}: ${text} (${request})`),
  );

const optionsFor = (url: string, only: readonly string[] = []) => ({
  url,
  token: STRICT_HOST_TOKEN,
  config: undefined,
  credentials: undefined,
  origin: undefined,
  write: false,
  json: false,
  only,
  timeout: 10_000,
});
const theirs = loadRequirements(operations);

/** Returns the console's requirements, with some requests changed. */
const needsWith = async (
  operation: string,
  change: (needs: readonly ReadRequirement[]) => readonly ReadRequirement[],
) => {
  const needs = await theirs;
  return new Map([...needs, [operation, change(needs.get(operation) ?? [])]]);
};

it('a host that keeps to the documents and no more lacks nothing that the console needs', async () => {
  const host = await startStrictHost();
  const requirements = await theirs;
  const report = await runConformance(optionsFor(host.url), { contract, requirements }, NOW);
  await host.close();
  expect(told(report, 'must')).toEqual([]);
  // No document has it for an asset or a project; a device without it counts as unknown. No document specifies if the
  // rows of a project are enabled; if a host sends it, the list shows the switch.
  const open = ['listDevices: Edificios › Dispositivos: "enabled" is missing', '"connectivity"'];
  expect(told(report, 'should').filter((text) => !open.some((known) => text.includes(known)))).toEqual([]);
  const read = new Set(report.calls.filter(({ state }) => state !== 'untried').map(({ id }) => id));
  expect([...requirements.keys()].filter((id) => !read.has(id))).toEqual([]);
  expect(exitCodeOf(report)).toBe(0);
  // The console sent nothing undocumented, except for the probes of errors.
  expect(host.refusals.filter((line) => !line.startsWith('401') && !line.includes('no-existe'))).toEqual([]);
});

it('ids are learnt from every way in which the console asks, not from the first alone', async () => {
  const host = await startStrictHost();
  const requirements = await needsWith('listProjects', (ways) => [
    ...ways.slice(0, 1).map((way) => ({ ...way, query: { undocumented: '1' } })),
    ...ways.slice(0, 1),
  ]);
  const report = await runConformance(optionsFor(host.url, ['getProject']), { contract, requirements }, NOW);
  await host.close();
  expect(report.calls.map(({ id, state }) => [id, state])).toEqual([['getProject', 'fits']]);
  expect(host.requests.filter((line) => line.includes(' /projects?'))).toEqual([
    '1 GET /projects?undocumented=1&page%5Bnumber%5D=1&page%5Bsize%5D=50',
    // The projects of a company, as in the picker.
    expect.stringMatching(/^1 GET \/projects\?client=\w+&page%5Bnumber%5D=1&page%5Bsize%5D=50$/),
  ]);
});

it('a read is asked in the version of the need, also to see how it is refused', async () => {
  const host = await startStrictHost();
  const requirements = await needsWith('listProjectAccessLog', (ways) =>
    ways.map((way) => ({ ...way, version: 1 })),
  );
  await runConformance(optionsFor(host.url, ['listProjectAccessLog']), { contract, requirements }, NOW);
  await host.close();
  const versions = host.requests.filter((line) => line.includes('/access-control')).map((line) => line[0]);
  expect(versions.length).toBeGreaterThan(1);
  expect(new Set(versions)).toEqual(new Set(['1']));
});
