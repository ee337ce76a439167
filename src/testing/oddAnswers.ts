import type { DeclaredField } from '../config/fieldTypes';

/** A member as a host really wrote it, and the field that an integrator declares for it. */
export interface OddAnswer {
  title: string;
  field: DeclaredField;
  /** Name of the member. Default `x`. */
  member?: string;
  /** JSON text of the value; undefined if the record lacks the member. */
  json: string | undefined;
  /** Text in a list and on a page; '' for none. */
  shown: string;
}

const label = 'X';
const odd = (
  title: string,
  field: Record<string, unknown> & { type: string },
  json: string | undefined,
  shown: string,
  member = 'x',
): OddAnswer => ({ title, field: { label, ...field } as unknown as DeclaredField, json, shown, member });

const boolean = { type: 'boolean' };
const status = { type: 'status', values: { open: 'Abierto', closed: 'Cerrado' } };
const level = { type: 'enum', values: { 1: 'Bajo', 2: 'Alto' } };
const tags = { type: 'enum', multiple: true, values: { a: 'A', b: 'B' } };
const dateTime = { type: 'dateTime', timeZone: 'Europe/Madrid' };
const day = { type: 'date', timeZone: 'Europe/Madrid' };
const number = { type: 'number' };
const text = { type: 'text' };
const moment = '01/03/2026 11:15';

/** The numeric field types and the options that change how they are read, shown or written. */
const numeric: Readonly<Record<string, Record<string, unknown> & { type: string }>> = {
  'a number': number,
  'a size in bytes': { type: 'number', bytes: true },
  'a number with a unit': { type: 'number', unit: 'kWh' },
  'an amount in a currency': { type: 'number', unit: '€', decimals: 2 },
  'a number that is stored as text': { type: 'number', wireFormat: 'text', decimals: 2 },
  'a number within limits': { type: 'number', min: 0, max: 10 },
  'a percentage': { type: 'percent' },
  'a fraction of 0 to 1': { type: 'percent', fraction: true },
};
/** Texts in fields of numbers that are no number, or one in a unit that the declaration does not have. */
const notNumbers: readonly string[] = ['1.5 MB', '12 KiB', '1,5 MB', '512B', '~ 3', '> 90 %', '0x1F', 'NaN'];

/** Answers of real hosts that differ from what a field type holds. */
export const ODD_ANSWERS: readonly OddAnswer[] = [
  odd('yes as the text true', boolean, '"true"', 'Sí'),
  odd('yes as 1', boolean, '1', 'Sí'),
  odd('yes as the text 1', boolean, '"1"', 'Sí'),
  odd('yes as Y', boolean, '"Y"', 'Sí'),
  odd('yes as si', boolean, '"si"', 'Sí'),
  odd('no as the text 0', boolean, '"0"', 'No'),
  odd('no as N', boolean, '"N"', 'No'),
  odd('a boolean that is a word', boolean, '"quizá"', 'quizá'),
  odd('a boolean that is an object', boolean, '{"on":true}', '{"on":true}'),
  odd('a state in capitals', status, '"OPEN"', 'Abierto'),
  odd('a state that nobody declared', status, '"Paused"', 'Desconocido (Paused)'),
  odd('a state that is an object', status, '{"code":"open"}', '{"code":"open"}'),
  odd('a choice as a number', level, '2', 'Alto'),
  odd('a moment in seconds', dateTime, '1772360100', moment),
  odd('a moment in ms', dateTime, '1772360100000', moment),
  odd('a moment as a text of seconds', dateTime, '"1772360100"', moment),
  odd('a moment as a text of ms', dateTime, '"1772360100000"', moment),
  odd('a moment in ISO with an offset', dateTime, '"2026-03-01T05:15:00.250-05:00"', moment),
  odd('a moment in ISO basic', dateTime, '"20260301T101500Z"', moment),
  odd('a moment of SQL', dateTime, '"2026-03-01 11:15:00"', moment),
  odd('a moment of PostgreSQL', dateTime, '"2026-03-01 10:15:00.123456+00"', moment),
  odd('a moment with a named zone', dateTime, '"2026-03-01T11:15:00+01:00[Europe/Madrid]"', moment),
  odd('a moment with only a named zone', dateTime, '"2026-03-01T05:15:00[America/New_York]"', moment),
  odd('a moment of .NET', dateTime, '"/Date(1772360100000)/"', moment),
  odd('a moment of .NET with an offset', dateTime, '"/Date(1772360100000+0100)/"', moment),
  odd('a moment of RFC 1123', dateTime, '"Sun, 01 Mar 2026 10:15:00 GMT"', moment),
  odd('the zero date of .NET', dateTime, '"0001-01-01T00:00:00"', ''),
  odd('the zero date of MySQL', dateTime, '"0000-00-00 00:00:00"', ''),
  odd('a moment that is a word', dateTime, '"mañana"', 'mañana'),
  odd('a day', day, '"2026-03-01"', '01/03/2026'),
  odd('a day that may be in March or in January', day, '"01/03/2026"', '01/03/2026'),
  odd('a day at midnight of UTC', day, '"2026-03-01T00:00:00Z"', '01/03/2026'),
  odd('a zero day', day, '"0000-00-00"', ''),
  odd('an amount as text', { type: 'number', decimals: 2 }, '"12.50"', '12,50'),
  odd('an amount with a comma', number, '"1,5"', '1,5'),
  odd('an amount in euros', { type: 'number', decimals: 2, unit: '€' }, '"1.234,56 €"', '1234,56 €'),
  odd('an amount that may be a thousand or one', number, '"1,234"', '1,234'),
  odd('a number beyond 2^53', number, '9007199254740993', '9.007.199.254.740.993'),
  odd('a number beyond 2^53 as text', number, '"9007199254740993"', '9.007.199.254.740.993'),
  odd('a decimal of many digits', text, '0.12345678901234567890123', '0.12345678901234567890123'),
  odd('a number with an exponent', number, '1e21', '1.000.000.000.000.000.000.000'),
  odd('a negative zero', number, '-0', '0'),
  odd('a number that is a word', number, '"siete"', 'siete'),
  odd('a reference beyond 2^53', { type: 'reference', resource: 'things' }, '9007199254740993', 'Uno'),
  odd('a list in one text', tags, '"a,b"', 'A, B'),
  odd('a list as JSON in a text', tags, '"[\\"a\\",\\"b\\"]"', 'A, B'),
  odd('a list that is null', tags, 'null', ''),
  odd('a list that is an object without members', tags, '{}', ''),
  odd('e-mails with commas', { type: 'emails' }, '"a@b.es,c@d.es"', 'a@b.es, c@d.es'),
  odd('items that are an object', { type: 'list', fields: { n: { type: 'text' } } }, '{"a":1}', '{"a":1}'),
  odd('an empty text', text, '""', ''),
  odd('a null', text, 'null', ''),
  odd('a member that is missing', text, undefined, ''),
  odd('a nested member that is missing', { type: 'text', source: 'deep.down' }, undefined, ''),
  odd('an object in place of a text', text, '{"es":"Bomba","en":"Pump"}', '{"es":"Bomba","en":"Pump"}'),
  odd('a list of objects in place of a text', text, '[{"a":1},2]', '[{"a":1},2]'),
  odd('a reference without an id', { type: 'reference', resource: 'things' }, '{"code":"B"}', '{"code":"B"}'),
  odd(
    'a member with accents and blanks',
    { type: 'text', source: 'Nº de serie' },
    '"S1"',
    'S1',
    'Nº de serie',
  ),
  odd('a member with an at sign', { type: 'text', source: '@etag' }, '"W1"', 'W1', '@etag'),
  odd('a member with a dot', { type: 'text', source: 'odata\\.type' }, '"T1"', 'T1', 'odata.type'),
  ...Object.entries(numeric).flatMap(([name, field]) =>
    notNumbers.map((value) => odd(`${name} as «${value}»`, field, JSON.stringify(value), value)),
  ),
];
