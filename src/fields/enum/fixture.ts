import type { FieldFixture } from '../types';

export default {
  field: { values: { HOME: 'Vivienda', OFFICE: 'Oficina' } },
  values: ['HOME', 'OFFICE'],
  shown: ['TELEPORTER', ['HOME', 'OFFICE']],
  invalid: [{}, [{}]],
  filters: ['HOME'],
  badFilters: ['TELEPORTER', '', 'constructor'],
} satisfies FieldFixture;
