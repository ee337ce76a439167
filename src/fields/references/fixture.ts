import type { FieldFixture } from '../types';

export default {
  field: { resource: 'projects', display: '{name}', preload: true },
  values: [['p1'], ['p1', 'p2'], []],
  shown: [[{ id: 'p1', name: 'Residencial Sol' }], { id: 'p2', name: 'Torre Mar' }],
  invalid: ['p1', [{}], [true]],
  filters: ['p1'],
  badFilters: [''],
} satisfies FieldFixture;
