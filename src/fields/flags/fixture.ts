import type { FieldFixture } from '../core/types';

export default {
  field: { flags: [{ source: ['is_nfc', 'isNfc'], label: 'Tarjeta' }] },
  values: ['Tarjeta'],
  invalid: [],
} satisfies FieldFixture;
