import { expect, it } from 'vitest';
import { createField } from '../core/createField';
import { toFormCodes } from './formCodes';

it.each([
  [{}, 3],
  [{ max: 2 }, 2],
  [{ shown: 1 }, 1],
])('as many inputs stand there at first as there may be at most: %j', (options, count) => {
  expect(toFormCodes([], createField('cards', { type: 'codes', ...options }))).toHaveLength(count);
});
