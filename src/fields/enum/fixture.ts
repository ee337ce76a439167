import type { FieldFixture } from '../core/types';

export default {
  field: { values: { HOME: 'Vivienda', OFFICE: 'Oficina' } },
  values: ['HOME', 'OFFICE'],
  displayOnlyValues: ['TELEPORTER', ['HOME', 'OFFICE']],
  invalid: [{}, [{}]],
  filters: ['HOME'],
  invalidFilters: ['TELEPORTER', '', 'constructor'],
} satisfies FieldFixture;
