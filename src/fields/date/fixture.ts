import { parseDateInput } from '../../lib/date/dateFormat';
import type { FieldFixture } from '../core/types';

const day = (text: string) => parseDateInput(text, { timeZone: 'Europe/Madrid' });

export default {
  field: { timeZone: 'Europe/Madrid' },
  values: [day('2027-03-28'), day('2026-12-31'), 0],
  invalid: ['2027-02-31', 'mañana', {}],
  filters: [day('2027-03-28'), day('2027-10-31')],
  invalidFilters: ['', '2027-02-31', '28/03/2027', '2027-03-28T09:30', '1800000000'],
} satisfies FieldFixture;
