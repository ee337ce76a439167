import { isPlainObject } from '../../../lib/json';
import type { NameProblem } from '../names/templateProblems';

type Members = Readonly<Record<string, unknown>>;

const DATE_TYPES = ['date', 'dateTime'];
const TIME_TYPES = ['text', 'time'];
/** Their values may be ids alone, and a calendar reads no names for them. */
const REFERENCE_TYPES = ['reference', 'references'];

const getFieldType = (fields: Members, name: string): string | undefined => {
  const field = fields[name];
  return isPlainObject(field) ? String(field.type) : undefined;
};

const createProblem = (found: string, allowed: readonly string[]): NameProblem[] => [
  { found, allowed, suggestion: null },
];

const findIdProblem = (
  fields: Members,
  name: string,
  advice: string,
  allowed: readonly string[],
): NameProblem[] => {
  const type = getFieldType(fields, name);
  return type === undefined || !REFERENCE_TYPES.includes(type)
    ? []
    : createProblem(`Un campo de tipo «${type}» puede ser solo un id: usa ${advice}`, allowed);
};

/** A row that would be called as an id. */
export const calendarRowProblems = (fields: Members, name: string): NameProblem[] =>
  findIdProblem(fields, name, 'un texto, y «rows» para que las filas tengan su nombre', ['text', 'rows']);

/** An entry that would be called as an id. */
export const calendarLabelProblems = (fields: Members, name: string): NameProblem[] =>
  findIdProblem(fields, name, 'un texto', ['text']);

/** The day of a calendar that is no field of a day. */
export function calendarDayProblems(fields: Members, name: string): NameProblem[] {
  const type = getFieldType(fields, name);
  return type === undefined || DATE_TYPES.includes(type)
    ? []
    : createProblem(`Un campo de tipo «${type}» no dice qué día es`, DATE_TYPES);
}

/** A beginning or an end that is no moment, and no time of a day that the calendar names. */
export function calendarTimeProblems(fields: Members, name: string, { day }: Members): NameProblem[] {
  const type = getFieldType(fields, name);
  if (type === undefined || DATE_TYPES.includes(type)) return [];
  if (!TIME_TYPES.includes(type))
    return createProblem(`Un campo de tipo «${type}» no dice qué hora es`, [...DATE_TYPES, ...TIME_TYPES]);
  return day === undefined ? createProblem(`«${name}» es una hora: falta de qué día es`, ['day']) : [];
}
