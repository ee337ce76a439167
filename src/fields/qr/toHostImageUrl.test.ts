import { expect, it } from 'vitest';
import { toHostImageUrl } from './toHostImageUrl';

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

it('knows the picture of a code from what a code says [AACC-60]', () => {
  expect(toHostImageUrl(GIF)).toBe(`data:image/gif;base64,${GIF}`);
  expect(toHostImageUrl(`data:image/gif;base64,${GIF}`)).toBe(`data:image/gif;base64,${GIF}`);
  expect(toHostImageUrl('iVBORw0KGgoAAAANSUhEUgAA')).toMatch(/^data:image\/png;/);
  for (const text of [
    '',
    'R0lG',
    'D9MXG5E00001',
    'VISITA-2026-0042',
    'https://qr.example/did=D1',
    'PHN2Zz48L3N2Zz4=',
  ])
    expect(toHostImageUrl(text)).toBeUndefined();
});
