import { isPlainObject } from '../../lib/json';
import type { Mark } from '../schema/base/marks';
import type { DeclarationOutline } from './declarationOutline';

/** The names that count at a place of a declaration. */
export interface NameContext {
  /** The resource whose fields and actions are named. */
  outline: DeclarationOutline;
  /** The fields that may be placed: those of the resource, or those of the form of an action. */
  placeableFields: readonly string[];
  /** What stands in the scope of templates and conditions; null where an answer of a host decides it. */
  recordNames: readonly string[] | null;
  /** What `form.` may be followed by; null where nothing says it. */
  formNames: readonly string[] | null;
  /** What `parent.` may be followed by; null where nothing says what the parent is. */
  parentNames: readonly string[] | null;
  /** What a condition may begin with beside the names of the record. */
  scopeNames: readonly string[];
  /** The record that a list belongs to: its path and query are over it. */
  outerNames: readonly string[];
  /** `{name}` of a default is over the record. */
  isActionScope: boolean;
}

/** The context at the root of a declaration. `parents`: what the records have that show it in a list of theirs. */
export const createRootContext = (
  outline: DeclarationOutline,
  parentMembers: readonly string[],
): NameContext => ({
  outline,
  placeableFields: Object.keys(outline.fields),
  recordNames: outline.recordNames,
  formNames: Object.keys(outline.fields),
  parentNames: parentMembers.length > 0 ? [...new Set(parentMembers)] : null,
  scopeNames: [],
  outerNames: [],
  isActionScope: false,
});

/** What stands around an action, whatever it asks and is answered. */
const ACTION_SCOPE = ['parent', '$me', 'selection', 'selectedIds', 'selectedCount'];

/** What `form` has the fields of an action's form by: their names, and those that they or their new files are written under. */
const listFormNames = (placeableFields: Readonly<Record<string, unknown>>): string[] => [
  ...Object.keys(placeableFields),
  ...Object.values(placeableFields).flatMap((field) =>
    isPlainObject(field) ? [field.write, field.newTo].filter((name) => typeof name === 'string') : [],
  ),
];

/** Members that fields read. */
const listSourceRoots = (placeableFields: Readonly<Record<string, unknown>>): string[] =>
  Object.values(placeableFields).flatMap((field) =>
    [isPlainObject(field) ? field.source : []]
      .flat()
      .flatMap((path) => (typeof path === 'string' ? (path.split('.')[0] ?? path) : [])),
  );

/** The context below a mark; undefined where the names stay. */
export function getContextBelow(
  mark: Mark,
  value: unknown,
  context: NameContext,
  resources: ReadonlyMap<string, DeclarationOutline>,
): NameContext | undefined {
  const input = isPlainObject(value) ? value : {};
  switch (mark) {
    case 'inList':
      return { ...context, outerNames: [] };
    case 'inRelatedList': {
      const outline = typeof input.resource === 'string' ? resources.get(input.resource) : context.outline;
      const outerNames = context.recordNames ?? [];
      if (!outline) return { ...context, outerNames };
      return { ...createRootContext(outline, []), parentNames: context.recordNames, outerNames };
    }
    case 'inOpenedList': {
      const outline = typeof input.resource === 'string' ? resources.get(input.resource) : context.outline;
      // It is of the record of the action, or of the one above a list of these.
      const outerNames = [...(context.recordNames ?? []), ...(context.parentNames ?? [])];
      return {
        ...createRootContext(outline ?? context.outline, []),
        parentNames: [...outerNames, 'parent'],
        outerNames: [...outerNames, 'parent'],
      };
    }
    case 'inCalendarRows': {
      const outline = typeof input.resource === 'string' ? resources.get(input.resource) : undefined;
      return outline
        ? {
            ...createRootContext(outline, []),
            parentNames: context.recordNames,
            outerNames: context.outerNames,
          }
        : undefined;
    }
    case 'inField':
      return { ...context, scopeNames: ['$me', 'parent', '$chosen'] };
    // A value is shown wherever its record is, also where nobody knows of a parent.
    case 'inShown':
      return { ...context, scopeNames: [] };
    case 'inForm':
      return { ...context, formNames: context.placeableFields, scopeNames: ['form'] };
    case 'inAction': {
      const formNames = isPlainObject(input.form) ? input.form.fields : undefined;
      // What a dialog written in code holds is known to the dialog alone.
      const noFormNames = input.dialog === undefined ? [] : null;
      const isLoaded = isPlainObject(input.form) && input.form.load !== undefined;
      return {
        ...context,
        recordNames:
          context.recordNames && isLoaded ? [...context.recordNames, '$loaded'] : context.recordNames,
        isActionScope: true,
        scopeNames: ACTION_SCOPE,
        formNames: isPlainObject(formNames) ? listFormNames(formNames) : noFormNames,
      };
    }
    case 'inSendWhen':
      return { ...context, scopeNames: ['$me', 'parent', '$chosen'] };
    case 'inRowsWhen':
      return { ...context, scopeNames: ['$me', 'parent'] };
    case 'inTabWhen':
      return { ...context, scopeNames: ['$me'] };
    case 'inItems': {
      const ownNames = Object.keys(input);
      return {
        ...context,
        placeableFields: ownNames,
        recordNames: [...(context.recordNames ?? []), ...ownNames, ...listSourceRoots(input)],
      };
    }
    case 'inActionForm': {
      const ownNames = isPlainObject(input.fields) ? Object.keys(input.fields) : [];
      return {
        ...context,
        placeableFields: ownNames,
        formNames: ownNames,
        recordNames: [...(context.recordNames ?? []), ...ownNames],
      };
    }
    case 'inBlock':
      return { ...context, scopeNames: [...ACTION_SCOPE, 'result'] };
    case 'inRefusal':
      return { ...context, scopeNames: [...ACTION_SCOPE, 'form'] };
    case 'inOutcome':
      return { ...context, scopeNames: [...ACTION_SCOPE, 'form', 'result'] };
    case 'inAnswer':
      return { ...context, recordNames: null };
    // The list of a resource that is shown in tabs alone is over the record of the tab.
    case 'inListCall':
      return { ...context, recordNames: context.parentNames ?? (context.outline.hasList ? [] : null) };
    default:
      return undefined;
  }
}
