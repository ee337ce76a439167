import type { DialectDates, Field } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { setAtPath } from '../../config/values/setAtPath';

/** How many records the samples have. */
export const SAMPLE_COUNT = 5;

/** The first day of the samples, ms: they are the same every day. */
const FIRST_DAY = Date.UTC(2026, 0, 12, 9, 30);
const DAY = 86_400_000;

/** Returns the value of a field in the sample with that number, from 1, in the host's format; undefined if it is omitted. */
export function createSampleValue(field: Field, sampleNumber: number, dates: DialectDates): unknown {
  const values = getChoiceValues(field);
  if (values.length > 0) return pickChoice(field, values, sampleNumber);
  return (sampleMakers[field.type] ?? sampleMakers.text)?.(field, sampleNumber, dates);
}

/** The members of a record: each field where it is read. */
export function createSampleMembers(
  fields: Readonly<Record<string, Field>>,
  sampleNumber: number,
  dates: DialectDates,
): object {
  let members: unknown = {};
  for (const field of Object.values(fields)) {
    const value = field.call ? undefined : createSampleValue(field, sampleNumber, dates);
    // A field may read a member of another's; what is whole wins.
    if (value !== undefined) members = setAtPath(members, field.source, value);
  }
  return Object(members) as object;
}

type SampleMaker = (field: Field, sampleNumber: number, dates: DialectDates) => unknown;

const createMoment = (sampleNumber: number, dates: DialectDates): unknown => {
  const ms = FIRST_DAY + (sampleNumber - 1) * DAY;
  if (dates === 'seconds') return ms / 1000;
  return dates === 'ms' ? ms : new Date(ms).toISOString();
};
const createDay: SampleMaker = (_, sampleNumber, dates) => {
  const timestamp = createMoment(sampleNumber, dates);
  return typeof timestamp === 'string' ? timestamp.slice(0, 10) : timestamp;
};
const createText: SampleMaker = ({ label, name }, sampleNumber) =>
  `${/[a-záéíóúñ]/i.test(label) ? label : name} ${sampleNumber}`;

/** By field type, as far as a text would not do. */
const sampleMakers: Readonly<Record<string, SampleMaker>> = {
  text: createText,
  longText: (field, sampleNumber, dates) =>
    `${String(createText(field, sampleNumber, dates))}. Texto de ejemplo con varias palabras.`,
  number: (_, sampleNumber) => sampleNumber * 12,
  percent: (_, sampleNumber) => (sampleNumber * 17) % 100,
  boolean: (_, sampleNumber) => sampleNumber % 2 === 1,
  date: createDay,
  dateTime: (_, sampleNumber, dates) => createMoment(sampleNumber, dates),
  time: (_, sampleNumber) => `${String(8 + sampleNumber).padStart(2, '0')}:00`,
  email: (_, sampleNumber) => `persona${sampleNumber}@example.com`,
  emails: (_, sampleNumber) => [`persona${sampleNumber}@example.com`],
  phone: (_, sampleNumber) => `+34 600 000 00${sampleNumber}`,
  url: (_, sampleNumber) => `https://example.com/${sampleNumber}`,
  colour: (_, sampleNumber) => ['#3556c8', '#14693d', '#855000', '#b8252f', '#0b5aa8'][sampleNumber % 5],
  reference: (_, sampleNumber) => String(1 + (sampleNumber % SAMPLE_COUNT)),
  references: (_, sampleNumber) => [String(1 + (sampleNumber % SAMPLE_COUNT))],
  chosen: () => [],
  address: (_, sampleNumber) => ({
    street_type: 'street',
    street_name: 'Mayor',
    block_number: sampleNumber,
    city: 'Madrid',
  }),
  facade: () => undefined,
  codes: (_, sampleNumber) => [`04A1B2C3D${sampleNumber}`],
  flags: () => undefined,
  image: () => undefined,
  file: () => undefined,
  filters: () => undefined,
  parameters: () => undefined,
  period: () => undefined,
  list: ({ options: { fields } }, sampleNumber, dates) =>
    isPlainObject(fields)
      ? [createSampleMembers(fields as Readonly<Record<string, Field>>, sampleNumber, dates)]
      : [],
};

/** The values of a choice, as they are sent. */
function getChoiceValues({ options: { values, path } }: Field): readonly unknown[] {
  if (typeof path === 'string' && values === undefined) return ['1', '2', '3'];
  if (Array.isArray(values)) return values as unknown[];
  return isPlainObject(values) ? Object.keys(values) : [];
}

function pickChoice(
  { type, options: { multiple, join } }: Field,
  values: readonly unknown[],
  sampleNumber: number,
): unknown {
  const value = values[(sampleNumber - 1) % values.length];
  if (type === 'reference' || multiple !== true) return value;
  return typeof join === 'string' ? String(value) : [value];
}
