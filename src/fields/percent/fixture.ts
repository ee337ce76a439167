import type { FieldFixture } from '../core/types';

export default {
  field: { fraction: true, decimals: 1 },
  values: [0, 0.07, 0.29, 0.575, 1],
  invalid: [-1, 100.5, 7.55, 'siete'],
  filters: [0, 0.5],
  invalidFilters: ['siete', ''],
} satisfies FieldFixture;
