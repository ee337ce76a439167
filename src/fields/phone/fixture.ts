import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: ['+34600111222', '*123#', '900900900'],
  invalid: ['600 111 222', '600-111', 'tel:600', '６００'],
  filters: ['600'],
  invalidFilters: [''],
} satisfies FieldFixture;
