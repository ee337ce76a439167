import { expect, it } from 'vitest';
import { contract, operations } from '../dataProvider/contract/testing/bundled';
import { needsHere } from './needs/here';
import type { Level } from './finding';
import { exitCodeOf } from './report';
import type { Report } from './report';
import { runConformance } from './run';
import { startStrictHost, TOKEN } from './testing/strictHost';

const NOW = 1_795_168_800;

const told = ({ calls }: Report, wanted: Level): string[] =>
  calls.flatMap(({ id, findings }) =>
    findings
      .filter(({ level }) => level === wanted)
      .map(({ text, request }) => `${id}: ${text} (${request})`),
  );

it('a host that keeps to the documents and no more lacks nothing that the console needs', async () => {
  const host = await startStrictHost();
  const needs = await needsHere(operations);
  const options = {
    url: host.url,
    token: TOKEN,
    origin: undefined,
    write: false,
    json: false,
    only: [],
    timeout: 10_000,
  };
  const report = await runConformance(options, { contract, needs }, NOW);
  await host.close();
  expect(told(report, 'must')).toEqual([]);
  // Not told for an asset or a building by any document; a device without it counts as unknown (DEV-20).
  expect(told(report, 'should').filter((text) => !text.includes('«connectivity»'))).toEqual([]);
  const read = new Set(report.calls.filter(({ state }) => state !== 'untried').map(({ id }) => id));
  expect([...needs.keys()].filter((id) => !read.has(id))).toEqual([]);
  expect(exitCodeOf(report)).toBe(0);
  // Nothing was asked that the documents do not know, but for the probes of refusals.
  expect(host.refused.filter((line) => !line.startsWith('401') && !line.includes('no-existe'))).toEqual([]);
});
