import { isPlainObject } from '../../lib/json';
import { splitPath } from '../values/readPath';
import type { Mark } from '../schema/base/marks';
import type { DeclarationOutline } from './declarationOutline';

/** The names that are valid at a place of a declaration. */
export interface NameContext {
  /** The resource of the named fields and actions. */
  outline: DeclarationOutline;
  /** Fields that can be placed: those of the resource, or those of an action's form. */
  placeableFields: readonly string[];
  /** Names in the scope of templates and conditions; null if a host's response decides them. */
  recordNames: readonly string[] | null;
  /** Names after `form.`; null if unknown. */
  formNames: readonly string[] | null;
  /** Names after `parent.`; null if the parent is unknown. */
  parentNames: readonly string[] | null;
  /** First names of a condition besides those of the record. */
  scopeNames: readonly string[];
  /** Names of the record that a list belongs to, for the list's path and query. */
  outerNames: readonly string[];
  /** True if `{name}` in a default refers to the record. */
  isActionScope: boolean;
}

/** Creates the context at the root of a declaration. `parentMembers`: names of the records that list this resource. */
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

/** Scope names of every action, for any prompt and response. */
const ACTION_SCOPE = ['parent', '$me', 'selection', 'selectedIds', 'selectedCount'];

/**
 * Returns the names in `form` of an action: field names, and the names under which fields or their new files are written.
 */
const listFormNames = (placeableFields: Readonly<Record<string, unknown>>): string[] => [
  ...Object.keys(placeableFields),
  ...Object.values(placeableFields).flatMap((field) =>
    isPlainObject(field)
      ? [field.writePath, field.newFileMember].filter((name) => typeof name === 'string')
      : [],
  ),
];

/** Returns the members that fields read. */
const listSourceRoots = (placeableFields: Readonly<Record<string, unknown>>): string[] =>
  Object.values(placeableFields).flatMap((field) =>
    [isPlainObject(field) ? field.source : []]
      .flat()
      .flatMap((path) => (typeof path === 'string' ? (splitPath(path)[0] ?? path) : [])),
  );

/** Returns the context below a mark; undefined if the names do not change. */
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
      // The list belongs to the action's record, or to the parent of a list of these.
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
    // A value is shown wherever its record is, also without a known parent.
    case 'inShown':
      return { ...context, scopeNames: [] };
    case 'inForm':
      return { ...context, formNames: context.placeableFields, scopeNames: ['form'] };
    case 'inAction': {
      const formNames = isPlainObject(input.form) ? input.form.fields : undefined;
      // Only the dialog's own code knows its fields.
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
    case 'inSubmitEnabledWhen':
      return { ...context, scopeNames: ['$me', 'parent', '$chosen'] };
    case 'inClientFilter':
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
    // The list call of a resource that is only shown in tabs uses the tab's record.
    case 'inListCall':
      return { ...context, recordNames: context.parentNames ?? (context.outline.hasList ? [] : null) };
    default:
      return undefined;
  }
}
