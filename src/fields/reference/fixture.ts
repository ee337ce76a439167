import type { FieldFixture } from '../core/types';

export default {
  field: { resource: 'projects', display: '{name}', preload: true },
  values: ['p1', 7],
  displayOnlyValues: [{ id: 'p1', name: 'Residencial Sol' }, { id: 'p2' }],
  invalid: [{}, true],
  filters: ['p1', 'a b&c'],
  invalidFilters: [''],
} satisfies FieldFixture;
