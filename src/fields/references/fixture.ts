import type { FieldFixture } from '../core/types';

export default {
  field: { resource: 'projects', display: '{name}', preload: true },
  values: [['p1'], ['p1', 'p2'], []],
  displayOnlyValues: [[{ id: 'p1', name: 'Residencial Sol' }], { id: 'p2', name: 'Torre Mar' }],
  invalid: ['p1', [{}], [true]],
  filters: ['p1'],
  invalidFilters: [''],
} satisfies FieldFixture;
