import type { FieldFixture } from '../core/types';

export default {
  field: { min: 0, max: 100_000, decimals: 2, unit: 'kWh' },
  values: [0, 1, 12.5, 100_000],
  displayOnlyValues: ['42'],
  invalid: [-1, 100_001, 1.234, 'doce', Number.NaN, {}],
  filters: [0, 12.5],
  invalidFilters: ['doce', '', '-1', '100001', 'NaN', 'Infinity'],
} satisfies FieldFixture;
