import type { FieldFixture } from '../core/types';

/** A transparent image of one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

export default {
  field: { maxBytes: 1024 },
  values: ['https://example.com/logo.png', PNG, `data:image/png;base64,${PNG}`],
  invalid: [
    'javascript:alert(1)',
    `data:image/svg+xml;base64,${btoa(SVG)}`,
    btoa(SVG),
    new File([SVG], 'logo.png', { type: 'image/png' }),
    new File([new Uint8Array(1025)], 'logo.png', { type: 'image/png' }),
  ],
} satisfies FieldFixture;
