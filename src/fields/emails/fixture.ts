import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: [['ayuda@example.com'], ['ayuda@example.com', 'soporte@example.es'], []],
  invalid: ['ayuda@example.com soporte', 'ayuda@example.com,soporte@example.com'],
} satisfies FieldFixture;
