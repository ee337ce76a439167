import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: ['ana@example.com', 'ana.perez+pisos@sub.example.es'],
  invalid: [
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ],
  filters: ['ana@'],
  invalidFilters: [''],
} satisfies FieldFixture;
