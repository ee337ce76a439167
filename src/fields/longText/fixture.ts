import type { FieldFixture } from '../core/types';

export default {
  field: { maxLength: 255, rows: 3 },
  values: ['Una línea', 'Dos\nlíneas', 'x'.repeat(255)],
  invalid: ['x'.repeat(256)],
  filters: ['avería'],
  invalidFilters: [''],
} satisfies FieldFixture;
