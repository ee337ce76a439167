import { expect, it } from 'vitest';
import { isCardCode } from './isCardCode';

it.each(['04A46828', '04a46828174f33', '04A46828174F330473AC'])('is a card: %s', (code) =>
  expect(isCardCode(code)).toBe(true),
);

it.each(['D9MXG5E00001', 'GW0000001', '12345678', 'DEADBEEF', '04A468281', '8934076500012345'])(
  'is no card: %s',
  (code) => expect(isCardCode(code)).toBe(false),
);
