import type { FieldFixture } from '../core/types';

export default {
  field: { prefixes: ['https://', 'tel:'] },
  values: ['https://example.com/a?b=1', 'tel:+34 600 111'],
  displayOnlyValues: ['javascript:alert(1)', 'data:text/html,x', '//example.com'],
  invalid: ['javascript:alert(1)', 'http://example.com', 'https://', 'https://a:b@example.com', 'tel:abc', 7],
} satisfies FieldFixture;
