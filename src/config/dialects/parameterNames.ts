import { fillTemplateWith } from '../template';

/** Returns the names of a query template's parameters, with the field inserted. */
export const parameterNames = (template: string, field?: string): string[] =>
  template
    .split('&')
    .map((part) => part.slice(0, Math.max(0, part.indexOf('='))))
    .map((name) => (field === undefined ? name : fillTemplateWith(name, () => field)));

/**
 * True if a host cannot read both parameters: they have the same name, or one is a value where the other has members (`a` and
 * `a[gte]`, `a[]` and `a[gte]`).
 */
export const parametersCollide = (first: string, second: string): boolean =>
  first === second || isValueOf(first, second) || isValueOf(second, first);

const isValueOf = (value: string, member: string): boolean =>
  member.startsWith(`${value.replace(/\[\]$/, '')}[`) && value !== member;

/**
 * True if a name is in a list, where `*` at the end of an entry is any text and `!` before it excludes names: `["*", "!_*"]`.
 */
export const isListedParameter = (entries: readonly string[], name: string): boolean =>
  entries.some((entry) => matchesEntry(entry, name)) &&
  !entries.some((entry) => entry.startsWith('!') && matchesEntry(entry.slice(1), name));

const matchesEntry = (entry: string, name: string): boolean =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name;
