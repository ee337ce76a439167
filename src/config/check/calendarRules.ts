import { isPlainObject } from '../../lib/json';
import type { NameProblem } from './templateProblems';

type Members = Readonly<Record<string, unknown>>;

const MOMENTS = ['date', 'dateTime'];
const TIMES = ['text', 'time'];
/** Their values may be ids alone, and a calendar reads no names for them. */
const REFERENCES = ['reference', 'references'];

const typeOf = (fields: Members, name: string): string | undefined => {
  const field = fields[name];
  return isPlainObject(field) ? String(field.type) : undefined;
};

const problem = (found: string, allowed: readonly string[]): NameProblem[] => [
  { found, allowed, suggestion: null },
];

const idProblem = (fields: Members, name: string, use: string, allowed: readonly string[]): NameProblem[] => {
  const type = typeOf(fields, name);
  return type === undefined || !REFERENCES.includes(type)
    ? []
    : problem(`Un campo de tipo «${type}» puede ser solo un id: usa ${use}`, allowed);
};

/** A row that would be called as an id. */
export const calendarRowProblems = (fields: Members, name: string): NameProblem[] =>
  idProblem(fields, name, 'un texto, y «rows» para que las filas tengan su nombre', ['text', 'rows']);

/** An entry that would be called as an id. */
export const calendarLabelProblems = (fields: Members, name: string): NameProblem[] =>
  idProblem(fields, name, 'un texto', ['text']);

/** The day of a calendar that is no field of a day. */
export function calendarDayProblems(fields: Members, name: string): NameProblem[] {
  const type = typeOf(fields, name);
  return type === undefined || MOMENTS.includes(type)
    ? []
    : problem(`Un campo de tipo «${type}» no dice qué día es`, MOMENTS);
}

/** A beginning or an end that is no moment, and no time of a day that the calendar names. */
export function calendarTimeProblems(fields: Members, name: string, { day }: Members): NameProblem[] {
  const type = typeOf(fields, name);
  if (type === undefined || MOMENTS.includes(type)) return [];
  if (!TIMES.includes(type))
    return problem(`Un campo de tipo «${type}» no dice qué hora es`, [...MOMENTS, ...TIMES]);
  return day === undefined ? problem(`«${name}» es una hora: falta de qué día es`, ['day']) : [];
}
