import { expect, it } from 'vitest';
import { decodeList, decodeOne } from '../../jsonApi/decode';
import { assertResponseShape } from '../../jsonApi/responseShape';
import * as endpoints from '../endpoints';
import { contract, operations } from './bundledContract';
import type { Endpoint } from '../endpoint';
import { sampleResponse } from './sampleResponse';
import { applyVariant, responseVariantNames } from './responseVariants';

const promises = new Map(Object.values(endpoints).map((one: Endpoint) => [one.id as string, one]));
const nothing = (): boolean => false;

/** Every read with the contract's successful response. */
const reads = operations.flatMap((operation) => {
  const { method, changesState } = operation;
  const answer = method === 'GET' && !changesState ? operation.responses.get(200) : undefined;
  const body = answer && sampleResponse(contract, answer);
  // A list of plain words has no members to vary.
  const isWords = promises.get(operation.id)?.rows?.length === 0;
  return body === undefined || isWords ? [] : [{ id: operation.id, body }];
});

/** Returns the ids that the host sent, at any depth. */
const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"?([\w-]+)"?/g)].map(([, id = '']) => id);

/** Every variant once, the mixed one with several seeds. */
const cases = responseVariantNames.flatMap((how) =>
  (how === 'some of all' ? [1, 2, 3, 4, 5] : [1]).map((seed) => [how, seed] as const),
);

it.each(reads)('$id: every spelling is read, and no id is made up [LIST-08]', ({ id, body }) => {
  const { rows, record } = promises.get(id)!;
  for (const [how, seed] of cases) {
    const answer = applyVariant(body, how, nothing, seed);
    assertResponseShape(answer, { ...(rows && { rows }), ...(record && { record }) });
    if (record)
      expect(['asked', ...idsIn(answer)], how).toContain(decodeOne(answer, ['data'], { id: 'asked' }).id);
    if (!rows) continue;
    const { data, total } = decodeList(answer, ['data']);
    for (const row of data) expect(['', ...idsIn(answer)], how).toContain(row.id);
    expect(total === undefined || total >= data.length, how).toBe(true);
  }
});

it('is about more than a thousand answers', () => {
  expect(reads.length * cases.length).toBeGreaterThan(1200);
});
