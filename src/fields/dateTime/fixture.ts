import { parseDateInput } from '../../lib/date/dateFormat';
import type { FieldFixture } from '../core/types';

const moment = (text: string) => parseDateInput(text, { timeZone: 'Europe/Madrid' });

export default {
  field: { timeZone: 'Europe/Madrid' },
  values: [moment('2027-03-28T09:30'), moment('2026-12-31T23:59'), 0],
  invalid: ['2027-02-31T09:30', 'mañana', {}],
  filters: [moment('2027-03-28T09:30')],
  invalidFilters: ['', '2027-02-31T09:30', '2027-03-28', '1800000000'],
} satisfies FieldFixture;
