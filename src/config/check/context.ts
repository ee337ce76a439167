import { isPlainObject } from '../../lib/json';
import type { Mark } from '../schema/marks';
import type { Outline } from './outline';

/** The names that count at a place of a declaration. */
export interface Context {
  /** The resource whose fields and actions are named. */
  of: Outline;
  /** The fields that may be placed: those of the resource, or those of the form of an action. */
  fields: readonly string[];
  /** What stands in the scope of templates and conditions; null where an answer of a host decides it. */
  record: readonly string[] | null;
  /** What `form.` may be followed by; null where nothing says it. */
  form: readonly string[] | null;
  /** What `parent.` may be followed by; null where nothing says what the parent is. */
  parent: readonly string[] | null;
  /** What a condition may begin with beside the names of the record. */
  words: readonly string[];
  /** The record that a list belongs to: its path and query are over it. */
  outer: readonly string[];
  /** `{name}` of a default is over the record. */
  isAction: boolean;
}

/** The context at the root of a declaration. `parents`: what the records have that show it in a list of theirs. */
export const rootContext = (of: Outline, parents: readonly string[]): Context => ({
  of,
  fields: Object.keys(of.fields),
  record: of.record,
  form: Object.keys(of.fields),
  parent: parents.length > 0 ? [...new Set(parents)] : null,
  words: [],
  outer: [],
  isAction: false,
});

/** What stands around an action, whatever it asks and is answered. */
const AROUND = ['parent', '$me', 'selection', 'selectedIds', 'selectedCount'];

/** What `form` has the fields of an action's form by: their names, and those that they or their new files are written under. */
const namesOf = (fields: Readonly<Record<string, unknown>>): string[] => [
  ...Object.keys(fields),
  ...Object.values(fields).flatMap((field) =>
    isPlainObject(field) ? [field.write, field.newTo].filter((name) => typeof name === 'string') : [],
  ),
];

/** Members that fields read. */
const sourcesOf = (fields: Readonly<Record<string, unknown>>): string[] =>
  Object.values(fields).flatMap((field) =>
    [isPlainObject(field) ? field.source : []]
      .flat()
      .flatMap((path) => (typeof path === 'string' ? (path.split('.')[0] ?? path) : [])),
  );

/** The context below a mark; undefined where the names stay. */
export function contextBelow(
  mark: Mark,
  value: unknown,
  context: Context,
  resources: ReadonlyMap<string, Outline>,
): Context | undefined {
  const input = isPlainObject(value) ? value : {};
  switch (mark) {
    case 'inList':
      return { ...context, outer: [] };
    case 'inRelatedList': {
      const of = typeof input.resource === 'string' ? resources.get(input.resource) : context.of;
      const outer = context.record ?? [];
      if (!of) return { ...context, outer };
      return { ...rootContext(of, []), parent: context.record, outer };
    }
    case 'inOpenedList': {
      const of = typeof input.resource === 'string' ? resources.get(input.resource) : context.of;
      // It is of the record of the action, or of the one above a list of these.
      const outer = [...(context.record ?? []), ...(context.parent ?? [])];
      return {
        ...rootContext(of ?? context.of, []),
        parent: [...outer, 'parent'],
        outer: [...outer, 'parent'],
      };
    }
    case 'inCalendarRows': {
      const of = typeof input.resource === 'string' ? resources.get(input.resource) : undefined;
      return of ? { ...rootContext(of, []), parent: context.record, outer: context.outer } : undefined;
    }
    case 'inField':
      return { ...context, words: ['$me', 'parent', '$chosen'] };
    // A value is shown wherever its record is, also where nobody knows of a parent.
    case 'inShown':
      return { ...context, words: [] };
    case 'inForm':
      return { ...context, form: context.fields, words: ['form'] };
    case 'inAction': {
      const form = isPlainObject(input.form) ? input.form.fields : undefined;
      // What a dialog written in code holds is known to the dialog alone.
      const none = input.dialog === undefined ? [] : null;
      const isLoaded = isPlainObject(input.form) && input.form.load !== undefined;
      return {
        ...context,
        record: context.record && isLoaded ? [...context.record, '$loaded'] : context.record,
        isAction: true,
        words: AROUND,
        form: isPlainObject(form) ? namesOf(form) : none,
      };
    }
    case 'inSendWhen':
      return { ...context, words: ['$me', 'parent', '$chosen'] };
    case 'inRowsWhen':
      return { ...context, words: ['$me', 'parent'] };
    case 'inTabWhen':
      return { ...context, words: ['$me'] };
    case 'inItems': {
      const own = Object.keys(input);
      return { ...context, fields: own, record: [...(context.record ?? []), ...own, ...sourcesOf(input)] };
    }
    case 'inActionForm': {
      const own = isPlainObject(input.fields) ? Object.keys(input.fields) : [];
      return { ...context, fields: own, form: own, record: [...(context.record ?? []), ...own] };
    }
    case 'inBlock':
      return { ...context, words: [...AROUND, 'result'] };
    case 'inRefusal':
      return { ...context, words: [...AROUND, 'form'] };
    case 'inOutcome':
      return { ...context, words: [...AROUND, 'form', 'result'] };
    case 'inAnswer':
      return { ...context, record: null };
    // The list of a resource that is shown in tabs alone is over the record of the tab.
    case 'inListCall':
      return { ...context, record: context.parent ?? (context.of.hasList ? [] : null) };
    default:
      return undefined;
  }
}
