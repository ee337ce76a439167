import type { FieldFixture } from '../core/types';

export default {
  field: { trueLabel: 'Ocupado', falseLabel: 'Libre' },
  values: [true, false],
  invalid: ['true', 1],
  filters: [true, false],
  invalidFilters: ['', 'sí', '1'],
} satisfies FieldFixture;
