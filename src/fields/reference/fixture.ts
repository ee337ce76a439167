import type { FieldFixture } from '../types';

export default {
  field: { resource: 'projects', display: '{name}', preload: true },
  values: ['p1', 7],
  shown: [{ id: 'p1', name: 'Residencial Sol' }, { id: 'p2' }],
  invalid: [{}, true],
  filters: ['p1', 'a b&c'],
  badFilters: [''],
} satisfies FieldFixture;
