import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: [
    { street_type: 'street', street_name: 'Mayor', block_number: 3, city: 'Madrid', country: 'España' },
    { city: 'Ávila' },
  ],
  displayOnlyValues: ['Calle Mayor 3, Madrid', { street_type: 'constructor', street_name: 'Sol' }],
  invalid: [],
} satisfies FieldFixture;
