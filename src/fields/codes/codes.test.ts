import { expect, it } from 'vitest';
import { codedField } from '../codedField';
import { toCodes } from './codes';

it.each([
  [{}, 3],
  [{ max: 2 }, 2],
  [{ shown: 1 }, 1],
])('as many inputs stand there at first as there may be at most: %j', (options, count) => {
  expect(toCodes([], codedField('cards', { type: 'codes', ...options }))).toHaveLength(count);
});
