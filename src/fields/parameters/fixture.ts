import type { FieldFixture } from '../core/types';

export default {
  isGroup: true,
  field: { definitionField: 'kind', definitionsPath: 'settings' },
  values: [
    [{ name: 'port', data: [{ value: '80', unit: null }], multiple: false, required: true }],
    [
      { name: 'level', data: [{ value: 5, unit: '%' }], multiple: true, required: false, unseen: 1 },
      { name: 'port', data: [], multiple: false, required: true },
    ],
  ],
  invalid: ['port', [3]],
} satisfies FieldFixture;
