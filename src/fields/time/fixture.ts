import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: ['08:00', '00:00', '23:59'],
  displayOnlyValues: ['09:00:00', '7:05'],
  invalid: ['24:00', '8', 'ocho', 800],
} satisfies FieldFixture;
