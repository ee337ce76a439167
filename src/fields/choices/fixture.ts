import type { FieldFixture } from '../core/types';

export default {
  field: { among: 'allowed', display: 'email' },
  values: [[{ id: 'u1', email: 'ana@example.com' }], []],
  invalid: ['u1', [{ email: 'ana@example.com' }], ['u1']],
} satisfies FieldFixture;
