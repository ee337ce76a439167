import { isPlainObject } from '../../../lib/json';
import type { NameProblem } from '../names/templateProblems';

type Members = Readonly<Record<string, unknown>>;

const DATE_TYPES = ['date', 'dateTime'];
const TIME_TYPES = ['text', 'time'];
/** Types whose values may be plain ids; a calendar does not load their titles. */
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
    : createProblem(`A field of the type "${type}" may hold only an id: use ${advice}`, allowed);
};

/** Reports a row field that would show an id. */
export const calendarRowProblems = (fields: Members, name: string): NameProblem[] =>
  findIdProblem(fields, name, 'a text, and "rows" for the names of the rows', ['text', 'rows']);

/** Reports a label field that would show an id. */
export const calendarLabelProblems = (fields: Members, name: string): NameProblem[] =>
  findIdProblem(fields, name, 'a text', ['text']);

/** Reports a calendar day that is not a date field. */
export function calendarDayProblems(fields: Members, name: string): NameProblem[] {
  const type = getFieldType(fields, name);
  return type === undefined || DATE_TYPES.includes(type)
    ? []
    : createProblem(`A field of the type "${type}" holds no day`, DATE_TYPES);
}

/** Reports a start or end that is neither a moment nor a time on the calendar's day. */
export function calendarTimeProblems(fields: Members, name: string, { dayField }: Members): NameProblem[] {
  const type = getFieldType(fields, name);
  if (type === undefined || DATE_TYPES.includes(type)) return [];
  if (!TIME_TYPES.includes(type))
    return createProblem(`A field of the type "${type}" holds no time`, [...DATE_TYPES, ...TIME_TYPES]);
  return dayField === undefined ? createProblem(`"${name}" is a time: its day is missing`, ['dayField']) : [];
}
