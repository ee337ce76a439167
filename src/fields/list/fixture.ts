import type { FieldFixture } from '../core/types';

export default {
  isGroup: true,
  field: {
    entry: 'zona',
    max: 3,
    fields: { name: { type: 'text', label: 'Nombre', required: true }, floor: { type: 'number' } },
  },
  values: [
    [{ name: 'Norte', floor: 2 }],
    [
      { id: 7, name: 'Norte', floor: 2, unseen: { as: ['it', 'came'] } },
      { id: 8, name: 'Sur', floor: null },
    ],
  ],
  invalid: ['Norte', [{}, {}, {}, {}], ['Norte']],
} satisfies FieldFixture;
