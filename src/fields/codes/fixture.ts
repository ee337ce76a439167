import type { FieldFixture } from '../core/types';

export default {
  isGroup: true,
  field: { entry: 'tarjeta' },
  values: [['04A1B2C3D4'], ['04A1B2C3D4', '04FFEEDDCCBBAA'], []],
  invalid: [
    '04A1B2C3D4',
    [{ code: '04A1B2', raw: null }],
    [{ code: 'XXA1B2C3D4', raw: null }],
    [{ code: '', raw: 'bm9w' }],
    [
      { code: '04A1B2C3D4', raw: null },
      { code: '04:a1:b2:c3:d4', raw: null },
    ],
  ],
} satisfies FieldFixture;
