import type { FieldFixture } from '../core/types';

export default {
  field: {},
  values: ['#1a2B3c', '#1a2B3c80'],
  displayOnlyValues: ['red; background: url(//x)'],
  invalid: ['red', '#fff', '1a2b3c', '#12345g', '#1234567', 'url(https://example.com)'],
} satisfies FieldFixture;
