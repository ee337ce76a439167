import type { FieldFixture } from '../core/types';

export default {
  field: {
    values: { opened: 'Abierta', closed: 'Cerrada' },
    tones: { opened: 'warning', closed: 'success' },
  },
  values: ['opened', 'closed'],
  displayOnlyValues: ['constructor'],
  invalid: [{}],
  filters: ['opened'],
  invalidFilters: ['revoked', ''],
} satisfies FieldFixture;
