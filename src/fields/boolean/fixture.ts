import type { FieldFixture } from '../types';

export default {
  field: { yes: 'Ocupado', no: 'Libre' },
  values: [true, false],
  invalid: ['true', 1],
  filters: [true, false],
  badFilters: ['', 'sí', '1'],
} satisfies FieldFixture;
