import type { RaRecord } from 'ra-core';
import { readSource } from '../../../src/config/values/readPath';
import { isEmpty } from '../../../src/config/values/isEmpty';
import { isPlainObject } from '../../../src/lib/json';
import { getWallClock, wallClockToMs } from '../../../src/lib/date/timeZone';
import type { Field } from '../../../src/config/types';
import { isAllowedText, sampleText } from './sampleText';

export interface SampleContext {
  /** Rows of the host, whose values are valid. */
  rows: readonly RaRecord[];
  /** Unix seconds. */
  now: number;
  required: boolean;
  /** Values of the other fields. */
  data: Readonly<Record<string, unknown>>;
}

/** Returns a value that the field's declaration allows; undefined if it may stay empty, or if none is known. */
export function sampleValue(field: Field, context: SampleContext): unknown {
  const { now, required, data } = context;
  if (field.readOnly) return undefined;
  if (field.equalTo !== null) return data[field.equalTo];
  const sampler = Object.hasOwn(samplers, field.type) ? samplers[field.type] : undefined;
  const { type, options } = field;
  if (type === 'text' || type === 'longText')
    // Hosts do not return a secret as it was written.
    return options['secret'] === true && !required
      ? undefined
      : (sampleText(field, now) ?? rowValue(field, context));
  if (field.default !== undefined && isFixed(field.default)) return field.default;
  if (sampler) return sampler(field, context) ?? (required ? rowValue(field, context) : undefined);
  return required ? rowValue(field, context) : undefined;
}

/** True unless a default is a word for a moment. */
const isFixed = (value: unknown): boolean =>
  !(typeof value === 'string' && value.startsWith('$')) && !isPlainObject(value);

/** The value of another record is valid for the host, if the declaration allows it too. */
function rowValue(field: Field, { rows }: Pick<SampleContext, 'rows'>): unknown {
  const values = rows.map((row) => readSource(row, field)).filter((value) => !isEmpty(value));
  const ids = values.map((value) =>
    field.type === 'reference' && isPlainObject(value) ? (value['id'] ?? value) : value,
  );
  return ids.find((value) => typeof value !== 'string' || isAllowedText(value, field.options));
}

type Sampler = (field: Field, context: SampleContext) => unknown;

const samplers: Readonly<Record<string, Sampler>> = {
  number: ({ options }) => sampleNumber(options),
  percent: ({ options }) => {
    const percent = sampleNumber({ ...options, max: options['max'] ?? 100, min: options['min'] ?? 0 });
    return typeof percent === 'number' && options['fraction'] === true ? percent / 100 : percent;
  },
  boolean: () => false,
  email: (_, { now }) => `prueba-${now}@example.com`,
  emails: (_, { now, required }) => (required ? [`prueba-${now}@example.com`] : undefined),
  phone: (_, { required }) => (required ? '+34600000000' : undefined),
  url: ({ options }, { required }) => (required ? sampleUrl(options) : undefined),
  colour: (_, { required }) => (required ? '#336699' : undefined),
  time: (_, { required }) => (required ? '12:00' : undefined),
  date: (field, context) => sampleMoment(field, context),
  dateTime: (field, context) => sampleMoment(field, context),
  enum: sampleChoice,
  status: sampleChoice,
};

/** Returns a number within the limits with the allowed decimals; undefined if there is none. */
function sampleNumber(options: Field['options']): number | string | undefined {
  const [min, max] = [numberOption(options['min'], -Infinity), numberOption(options['max'], Infinity)];
  const decimals = numberOption(options['decimals'], 3);
  const unit = 10 ** -decimals;
  const candidates = [1, Math.ceil(min), Math.ceil(min / unit) * unit, Math.floor(max / unit) * unit, 0];
  const value = candidates
    .map((candidate) => Number(candidate.toFixed(decimals)))
    .find((candidate) => Number.isFinite(candidate) && candidate >= min && candidate <= max);
  if (value === undefined || options['wireFormat'] !== 'text') return value;
  return options['decimals'] === undefined ? String(value) : value.toFixed(decimals);
}

const numberOption = (value: unknown, fallback: number): number =>
  typeof value === 'number' ? value : fallback;

function sampleUrl(options: Field['options']): string | undefined {
  const prefixes = Array.isArray(options['prefixes']) ? (options['prefixes'] as string[]) : [];
  const texts: Readonly<Record<string, string>> = { 'tel:': '+34600000000', 'mailto:': 'prueba@example.com' };
  return [...prefixes, 'https://']
    .map((prefix) => `${prefix}${texts[prefix] ?? 'example.com'}`)
    .find((url) => isAllowedText(url, options));
}

/** Returns a declared value, first one that the host has already used. A list of values has one member. */
function sampleChoice(field: Field, { rows, required }: SampleContext): unknown {
  const { values, disabledValues, multiple, join } = field.options;
  const disabled = isPlainObject(disabledValues) ? disabledValues : {};
  const declared: unknown[] = Array.isArray(values)
    ? values
    : isPlainObject(values)
      ? Object.keys(values)
      : [];
  const allowed = declared.filter((value) => !Object.hasOwn(disabled, String(value)));
  const used = rows.flatMap((row) => readSource(row, field)).filter((value) => !isEmpty(value));
  const value =
    used.find((candidate) => allowed.some((item) => String(item) === String(candidate))) ??
    allowed[0] ??
    (required && declared.length === 0 ? used[0] : undefined);
  if (value === undefined || multiple !== true) return value;
  return typeof join === 'string' ? String(value) : [value];
}

const DAY = 86_400;

/** Returns a moment within the limits of a date field, in Unix seconds; undefined if none is found. */
function sampleMoment(field: Field, { now, data }: SampleContext): number | undefined {
  const { notBefore, notAfter } = field.options;
  const earliest = limitOf(notBefore, now, data);
  const latest = limitOf(notAfter, now, data);
  const candidates = [now, now + DAY, now + 2 * DAY, now - DAY, now - 2 * DAY];
  const limited = [earliest, latest].flatMap((limit) =>
    limit === undefined ? [] : [limit + DAY, limit - DAY, limit],
  );
  return [...candidates, ...limited]
    .map((moment) => (field.type === 'date' ? toDay(moment, field) : Math.floor(moment / 60) * 60))
    .find(
      (moment) =>
        (earliest === undefined || dayOrMoment(moment, field) >= dayOrMoment(earliest, field)) &&
        (latest === undefined || dayOrMoment(moment, field) <= dayOrMoment(latest, field)),
    );
}

/** Returns a limit as Unix seconds; undefined if it is not set or the other field is empty. */
function limitOf(limit: unknown, now: number, data: SampleContext['data']): number | undefined {
  if (limit === '$now' || limit === '$today') return now;
  const other = isPlainObject(limit) && typeof limit['field'] === 'string' ? data[limit['field']] : undefined;
  return typeof other === 'number' ? other : undefined;
}

const dayOrMoment = (moment: number, field: Field): number =>
  field.type === 'date' ? toDay(moment, field) : moment;

/** Returns the start of the day, or its last second if the field stores that, in the time zone of the field. */
function toDay(seconds: number, { options }: Field): number {
  const timeZone = typeof options['timeZone'] === 'string' ? options['timeZone'] : undefined;
  const clock = getWallClock(seconds * 1000, timeZone);
  const time = options['endOfDay'] === true ? { hour: 23, minute: 59 } : { hour: 0, minute: 0 };
  const start = Math.floor(wallClockToMs({ ...clock, ...time }, timeZone) / 1000);
  return options['endOfDay'] === true ? start + 59 : start;
}
