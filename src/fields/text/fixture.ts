import type { FieldFixture } from '../core/types';

export default {
  field: { minLength: 2, maxLength: 80, pattern: '[^~]*', patternText: 'No puede contener tildes sueltas' },
  values: ['Portal 3', 'Ático «B»', '%{name} |||| x', ' con espacios '],
  invalid: ['a', 'x'.repeat(81), 'a~b'],
  filters: ['sol', 'á&=?#%+ /'],
  invalidFilters: ['', '   '],
} satisfies FieldFixture;
