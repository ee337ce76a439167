import { describe, expect, it } from 'vitest';
import { decodeList, decodeOne } from '../../decode';
import { keepPromise } from '../../promised';
import * as endpoints from '../endpoints';
import bundle from '../openapi.bundle.json';
import { operationsOf } from '../operations';
import type { Contract } from '../operations';
import type { Endpoint } from '../endpoint';
import { sampleAnswer } from './sample';
import { spelled, spellingNames } from './spellings';

const contract = bundle as unknown as Contract;
const promises = new Map(Object.values(endpoints).map((one: Endpoint) => [one.id as string, one]));
const nothing = (): boolean => false;

/** Every read with its good answer as the contract shows it. */
const reads = operationsOf(contract).flatMap((operation) => {
  const { method, changesState } = operation;
  const answer = method === 'GET' && !changesState ? operation.answers.get(200) : undefined;
  const body = answer && sampleAnswer(contract, answer);
  // A list of words has nothing to spell.
  const isWords = promises.get(operation.id)?.rows?.length === 0;
  return body === undefined || isWords ? [] : [{ id: operation.id, body }];
});

/** Ids that the host gave, wherever. */
const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"?([\w-]+)"?/g)].map(([, id = '']) => id);

const seeds = [1, 2, 3, 4, 5];

describe.each(reads)('$id in every spelling', ({ id, body }) => {
  const promised = promises.get(id)!;

  it.each(spellingNames)('%s: is read, and no id is made up [LIST-08]', (how) => {
    for (const seed of how === 'some of all' ? seeds : [1]) {
      const answer = spelled(body, how, nothing, seed);
      const { rows, record } = promised;
      keepPromise(answer, { ...(rows && { rows }), ...(record && { record }) });
      if (record) expect(decodeOne(answer, ['data'], { id: 'asked' }).id).not.toBe('');
      if (!rows) continue;
      const { data, total } = decodeList(answer, ['data']);
      for (const { id } of data) expect(['', ...idsIn(answer)]).toContain(id);
      expect(total === undefined || total >= data.length).toBe(true);
    }
  });
});

it('tries them all', () => {
  expect(reads.length * (spellingNames.length - 1 + seeds.length)).toBeGreaterThan(1200);
});
