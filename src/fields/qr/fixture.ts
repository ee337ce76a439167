import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: ['https://qr.example/did=D1', 'D9MXG5E00001'],
  invalid: [],
} satisfies FieldFixture;
