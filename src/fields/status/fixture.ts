import type { FieldFixture } from '../types';

export default {
  field: {
    values: { opened: 'Abierta', closed: 'Cerrada' },
    tones: { opened: 'warning', closed: 'success' },
  },
  values: ['opened', 'closed'],
  shown: ['constructor'],
  invalid: [{}],
  filters: ['opened'],
  badFilters: ['revoked', ''],
} satisfies FieldFixture;
