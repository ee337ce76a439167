import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: [
    { apartment: '3 B', is_occupied: true },
    { apartment: '1 izquierda', is_occupied: false },
  ],
  invalid: [],
} satisfies FieldFixture;
