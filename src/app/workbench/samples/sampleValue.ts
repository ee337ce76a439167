import type { DialectDates, Field } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';
import { put } from './put';

/** How many records the samples have. */
export const COUNT = 5;

/** The first day of the samples, ms: they are the same every day. */
const START = Date.UTC(2026, 0, 12, 9, 30);
const DAY = 86_400_000;

/** What a field of the sample with that number holds, from 1, as its host writes it; undefined for what is left out. */
export function sampleValue(field: Field, at: number, dates: DialectDates): unknown {
  const chosen = choices(field);
  if (chosen.length > 0) return ofChoices(field, chosen, at);
  return (makers[field.type] ?? makers.text)?.(field, at, dates);
}

/** The members of a record: each field where it is read. */
export function sampleMembers(
  fields: Readonly<Record<string, Field>>,
  at: number,
  dates: DialectDates,
): object {
  let members: unknown = {};
  for (const field of Object.values(fields)) {
    const value = field.call ? undefined : sampleValue(field, at, dates);
    // A field may read a member of another's; what is whole wins.
    if (value !== undefined) members = put(members, field.source, value);
  }
  return Object(members) as object;
}

type Make = (field: Field, at: number, dates: DialectDates) => unknown;

const moment = (at: number, dates: DialectDates): unknown => {
  const ms = START + (at - 1) * DAY;
  if (dates === 'seconds') return ms / 1000;
  return dates === 'ms' ? ms : new Date(ms).toISOString();
};
const day: Make = (_, at, dates) => {
  const found = moment(at, dates);
  return typeof found === 'string' ? found.slice(0, 10) : found;
};
const words: Make = ({ label, name }, at) => `${/[a-záéíóúñ]/i.test(label) ? label : name} ${at}`;

/** By field type, as far as a text would not do. */
const makers: Readonly<Record<string, Make>> = {
  text: words,
  longText: (field, at, dates) => `${String(words(field, at, dates))}. Texto de ejemplo con varias palabras.`,
  number: (_, at) => at * 12,
  percent: (_, at) => (at * 17) % 100,
  boolean: (_, at) => at % 2 === 1,
  date: day,
  dateTime: (_, at, dates) => moment(at, dates),
  time: (_, at) => `${String(8 + at).padStart(2, '0')}:00`,
  email: (_, at) => `persona${at}@example.com`,
  emails: (_, at) => [`persona${at}@example.com`],
  phone: (_, at) => `+34 600 000 00${at}`,
  url: (_, at) => `https://example.com/${at}`,
  colour: (_, at) => ['#3556c8', '#14693d', '#855000', '#b8252f', '#0b5aa8'][at % 5],
  reference: (_, at) => String(1 + (at % COUNT)),
  references: (_, at) => [String(1 + (at % COUNT))],
  chosen: () => [],
  address: (_, at) => ({ street_type: 'street', street_name: 'Mayor', block_number: at, city: 'Madrid' }),
  codes: (_, at) => [`04A1B2C3D${at}`],
  flags: () => undefined,
  image: () => undefined,
  file: () => undefined,
  filters: () => undefined,
  parameters: () => undefined,
  period: () => undefined,
  list: ({ options: { fields } }, at, dates) =>
    isPlainObject(fields) ? [sampleMembers(fields as Readonly<Record<string, Field>>, at, dates)] : [],
};

/** The values of a choice, as they are sent. */
function choices({ options: { values, path } }: Field): readonly unknown[] {
  if (typeof path === 'string' && values === undefined) return ['1', '2', '3'];
  if (Array.isArray(values)) return values as unknown[];
  return isPlainObject(values) ? Object.keys(values) : [];
}

function ofChoices(
  { type, options: { multiple, join } }: Field,
  chosen: readonly unknown[],
  at: number,
): unknown {
  const value = chosen[(at - 1) % chosen.length];
  if (type === 'reference' || multiple !== true) return value;
  return typeof join === 'string' ? String(value) : [value];
}
