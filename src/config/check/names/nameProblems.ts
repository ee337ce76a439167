import { getPatternError } from '../../../lib/text/safePattern';
import { isPlainObject } from '../../../lib/json';
import { findConditionValueProblems } from './conditionValueProblems';
import type { Mark } from '../../schema/base/marks';
import type { NameContext } from '../nameContext';
import type { KnownNames } from '../knownNames';
import {
  calendarDayProblems,
  calendarLabelProblems,
  calendarRowProblems,
  calendarTimeProblems,
} from '../rules/calendarRules';
import {
  boardFieldProblems,
  boardMoveProblems,
  cardImageProblems,
  coordinateProblems,
  editableColumnProblems,
  listDeclaredValues,
  mapStateProblems,
} from '../rules/layoutRules';
import { findUnsupportedListFeatures } from '../rules/dialectLimits';
import { findFilterProblems } from '../rules/filterRules';
import type { DeclarationOutline } from '../declarationOutline';
import { findHostPathProblems } from './hostPathProblems';
import { findIconProblems } from './iconProblems';
import { productPermissions } from './productPermissions';
import { editDistance, findNearestName } from './nearestNames';
import { findUnknownRoute } from './unknownRoute';
import {
  findJsonTemplateProblems,
  findNameProblem,
  findPathTemplateProblems,
  findTemplateProblems,
  findTextNameProblems,
  type NameProblem,
} from './templateProblems';
import type { ValueLocation } from '../walkMarkedValues';

/** Data for the name checks. */
export interface CheckNames {
  knownNames: KnownNames;
  resources: ReadonlyMap<string, DeclarationOutline>;
  /** The declaration itself. */
  input: Readonly<Record<string, unknown>>;
}

type Path = readonly (string | number)[];
type NameCheck = (
  value: string,
  context: NameContext,
  checkNames: CheckNames,
  location: ValueLocation,
) => readonly NameProblem[];

/** Checks that a name is one of the allowed names. */
function checkOneOf(label: string, value: string, allowed: Iterable<string> | undefined): NameProblem[] {
  if (allowed === undefined) return [];
  const allowedNames = [...allowed];
  if (allowedNames.includes(value)) return [];
  return [
    {
      found: `Unknown ${label} ${JSON.stringify(value)}`,
      allowed: allowedNames,
      suggestion: findNearestName(value, allowedNames),
    },
  ];
}

const createProblem = (found: string, allowed: readonly string[] = []): NameProblem => ({
  found,
  allowed,
  suggestion: null,
});

/** Checks by the schema's mark on a text. */
const NAME_CHECKS: Partial<Record<Mark, NameCheck>> = {
  field: (value, { placeableFields }) => checkOneOf('field', value, placeableFields),
  filter: (value, { outline }, { knownNames }) => {
    const unknown = checkOneOf('field', value, Object.keys(outline.fields));
    const canFilter = (name: string): boolean => {
      const field = outline.fields[name];
      return isPlainObject(field) && knownNames.filterableTypes.has(String(field.type));
    };
    if (unknown.length > 0 || canFilter(value)) return unknown;
    return [
      createProblem(
        `The field "${value}" cannot be a filter: its type has none`,
        Object.keys(outline.fields).filter(canFilter),
      ),
    ];
  },
  calendarRow: (value, { placeableFields, outline }) => [
    ...checkOneOf('field', value, placeableFields),
    ...calendarRowProblems(outline.fields, value),
  ],
  calendarLabel: (value, { placeableFields, outline }) => [
    ...checkOneOf('field', value, placeableFields),
    ...calendarLabelProblems(outline.fields, value),
  ],
  calendarDay: (value, { placeableFields, outline }) => [
    ...checkOneOf('field', value, placeableFields),
    ...calendarDayProblems(outline.fields, value),
  ],
  calendarTime: (value, { placeableFields, outline }, _, { owner }) => [
    ...checkOneOf('field', value, placeableFields),
    ...calendarTimeProblems(outline.fields, value, owner),
  ],
  cardImage: (value, { placeableFields, outline }) => [
    ...checkOneOf('field', value, placeableFields),
    ...cardImageProblems(outline, value),
  ],
  boardField: (value, { placeableFields, outline }) => [
    ...checkOneOf('field', value, placeableFields),
    ...boardFieldProblems(outline, value),
  ],
  boardMove: (value, { outline }) => [
    ...checkOneOf('action', value, outline.actions),
    ...boardMoveProblems(outline, value),
  ],
  mapCoordinate: (value, { placeableFields, outline }) => [
    ...checkOneOf('field', value, placeableFields),
    ...coordinateProblems(outline, value),
  ],
  mapState: (value, { placeableFields, outline }) => [
    ...checkOneOf('field', value, placeableFields),
    ...mapStateProblems(outline, value),
  ],
  formField: (value, { formNames, outline }) => {
    const [head = ''] = value.split('.');
    const isNestedPart = hasNestedInputs(outline.fields[head]) || !formNames?.includes(head);
    return formNames
      ? checkOneOf('form field', isNestedPart && !formNames.includes(value) ? head : value, formNames)
      : [];
  },
  action: (value, { outline }) => checkOneOf('action', value, outline.actions),
  resource: (value, _, { resources }) =>
    resources.has(value) ? [] : checkOneOf('resource', value, resources.keys()),
  ownTab: (value, _, __, { owner }) =>
    checkOneOf('tab', value, isPlainObject(owner.tabs) ? Object.keys(owner.tabs) : undefined),
  impactTab: (value, _, { input }) =>
    checkOneOf(
      'tab',
      value,
      isPlainObject(input.show) && isPlainObject(input.show.tabs) ? Object.keys(input.show.tabs) : [],
    ),
  ownForm: (value, _, { input }) =>
    input[value] === undefined
      ? [createProblem(`The resource does not declare the form "${value}"`, listDeclaredForms(input))]
      : [],
  formOfOther: (value, _, { resources }, { owner }) =>
    checkOneOf('form', value, resources.get(String(owner.resource))?.forms),
  icon: (value, _, { knownNames }) => findIconProblems(value, knownNames.icons),
  tab: (value, _, { knownNames }) => checkOneOf('coded tab', value, knownNames.tabs),
  dialog: (value, _, { knownNames }) => checkOneOf('dialog', value, knownNames.dialogs),
  preview: (value, _, { knownNames }) => checkOneOf('preview', value, knownNames.previews),
  question: (value, _, { knownNames }) => checkOneOf('question part', value, knownNames.questions),
  host: (value, _, { knownNames }) => checkOneOf('host', value, knownNames.hosts),
  ids: (value, _, { knownNames }) => checkOneOf('list of ids', value, knownNames.ids),
  permission: (value) => findMisspelling('permission', value, productPermissions),
  role: (value, _, { knownNames }) => findMisspelling('role', value, listRoles(knownNames)),
  text: (value, context, { knownNames }) => [
    ...findTextKeyProblems(value, knownNames),
    ...findTextNameProblems(value, context),
  ],
  textStart: (value, _, { knownNames }) => findTextPrefixProblems(value, knownNames),
  regex: (value) => findRegexProblems(value),
  member: (value, context) => [findNameProblem(value, context, context.scopeNames) ?? []].flat(),
  outerMember: (value, context) => [findNameProblem(value, toOuterContext(context), []) ?? []].flat(),
  path: (value, context, { knownNames }) => [
    ...findHostPathProblems(value, knownNames.sessionPaths),
    ...findPathTemplateProblems(value, context),
  ],
  listPath: (value, context, { knownNames }) => [
    ...findHostPathProblems(value, knownNames.sessionPaths),
    ...findPathTemplateProblems(value, toOuterContext(context)),
  ],
  link: (value, context, checkNames) => [
    ...findPathTemplateProblems(value, context),
    ...findRouteProblems(value, checkNames),
  ],
  title: (value, context, { knownNames }) => findTitleProblems(value, context, knownNames),
  fieldOfOther: (value, _, { resources }, { owner }) =>
    checkOneOf(
      'field',
      value,
      Object.keys(resources.get(String(owner.resource))?.fields ?? { [value]: true }),
    ),
  valueOfOther: (value, _, { resources }, { owner }) => {
    const other = resources.get(String(owner.resource));
    return checkOneOf('value', value, other && listDeclaredValues(other, String(owner.field)));
  },
  titleOfOther: (value, context, { knownNames, resources }, { owner }) => {
    const of = resources.get(String(owner.resource));
    return of ? findTitleProblems(value, { ...context, recordNames: of.recordNames }, knownNames) : [];
  },
};

/** True if a part of the field's value can be named: a list item, a parameter. Only the host knows these names. */
const hasNestedInputs = (field: unknown): boolean =>
  isPlainObject(field) && ['list', 'parameters'].includes(String(field.type));

/** Finds the problems of a marked value, each with its path from there. */
export function findNameProblems(
  mark: Mark,
  value: unknown,
  location: ValueLocation,
  context: NameContext,
  checkNames: CheckNames,
): (readonly [Path, NameProblem])[] {
  if (mark === 'template') return findJsonTemplateProblems(value, context);
  if (mark === 'startOfOther') return findDefaultValueProblems(value, location, context, checkNames);
  if (mark === 'condition') return findConditionValueProblems(value, context);
  if (mark === 'filterItem') return findFilterProblems(value, location.owner, context, checkNames.knownNames);
  if (mark === 'editableColumn')
    return editableColumnProblems(context.outline, location.owner.field).map((problem) => [[], problem]);
  if (mark === 'inList') return findUnsupportedListFeatures(value, context.outline, checkNames.knownNames);
  if (mark === 'inRelatedList')
    return findUnsupportedListFeatures(
      value,
      findListedOutline(value, context, checkNames.resources),
      checkNames.knownNames,
    );
  if (mark === 'listTemplate') return findJsonTemplateProblems(value, toOuterContext(context));
  if (typeof value !== 'string') return [];
  return (NAME_CHECKS[mark]?.(value, context, checkNames, location) ?? []).map((problem) => [[], problem]);
}

/** Returns the resource whose rows a nested list shows. */
const findListedOutline = (
  allowedNames: unknown,
  { outline }: NameContext,
  resources: ReadonlyMap<string, DeclarationOutline>,
): DeclarationOutline =>
  (isPlainObject(allowedNames) && typeof allowedNames.resource === 'string'
    ? resources.get(allowedNames.resource)
    : undefined) ?? outline;

/** Checks the initial values of another resource's form: its fields, and templates over the action's record. */
function findDefaultValueProblems(
  value: unknown,
  { owner }: ValueLocation,
  context: NameContext,
  { resources }: CheckNames,
): (readonly [Path, NameProblem])[] {
  const fields = resources.get(String(owner.resource))?.fields;
  const unknown = Object.keys(isPlainObject(value) ? value : {}).flatMap((name) =>
    checkOneOf('field', name, fields && Object.keys(fields)).map((problem) => [[name], problem] as const),
  );
  return [...unknown, ...findJsonTemplateProblems(value, context)];
}

/** Returns the context of a list's own call, whose record is the one the list belongs to. */
const toOuterContext = (context: NameContext): NameContext => ({
  ...context,
  recordNames: context.outerNames,
  parentNames: context.outerNames,
});

const listDeclaredForms = (input: Readonly<Record<string, unknown>>): string[] =>
  ['create', 'edit'].filter((form) => input[form] !== undefined);

/** Reports only near misses of a known code, since an integrator's host has its own codes. */
function findMisspelling(label: string, code: string, known: readonly string[]): NameProblem[] {
  if (known.includes(code)) return [];
  const nearest = known.find((candidate) => candidate.length > 8 && editDistance(code, candidate) <= 2);
  return nearest === undefined
    ? []
    : [{ found: `Unknown ${label} ${JSON.stringify(code)}`, allowed: [], suggestion: nearest }];
}

const ROLE_TEXT_PREFIX = 'enums.role.';

/** Returns the product's roles: those with a text in the console. */
const listRoles = ({ texts }: KnownNames): string[] =>
  [...texts]
    .filter((key) => key.startsWith(ROLE_TEXT_PREFIX))
    .map((key) => key.slice(ROLE_TEXT_PREFIX.length));

// Matches `area.some_key` or `some_key`; Spanish texts never do.
const KEY_PATTERN = /^_?[a-z][\w-]*(?:\.[\w-]+)+$|^_?[a-zA-Z0-9]+(?:_[a-zA-Z0-9]+)+$/;

const isKnownText = (key: string, { texts }: KnownNames): boolean =>
  texts.has(key) || texts.has(`global.${key}`);

function findTextKeyProblems(value: string, known: KnownNames): NameProblem[] {
  if (!KEY_PATTERN.test(value) || isKnownText(value, known)) return [];
  const keys = [...known.texts].map((key) => key.replace(/^global\./, ''));
  return [
    {
      found: `No text has the key "${value}"`,
      allowed: [],
      suggestion: findNearestName(value, keys),
    },
  ];
}

function findTextPrefixProblems(value: string, { texts }: KnownNames): NameProblem[] {
  const isPrefix = (prefix: string): boolean => [...texts].some((key) => key.startsWith(`${prefix}.`));
  if (isPrefix(value) || isPrefix(`global.${value}`)) return [];
  const prefixes = new Set(
    [...texts].flatMap((key) =>
      key
        .split('.')
        .slice(0, -1)
        .map((_, index, segments) => segments.slice(0, index + 1).join('.')),
    ),
  );
  return [
    {
      found: `No text has a key that begins with "${value}."`,
      allowed: [],
      suggestion: findNearestName(value, prefixes),
    },
  ];
}

function findRegexProblems(value: string): NameProblem[] {
  const [, inner] = /^\/(\^.*|.*\$)\/[a-z]*$/.exec(value) ?? [];
  if (inner !== undefined)
    return [createProblem(`The slashes of "${value}" would be part of the pattern`, [inner])];
  try {
    void new RegExp(`^(?:${value})$`, 'u');
    const reason = getPatternError(value);
    return reason === undefined
      ? []
      : [
          createProblem(`"${value}" cannot be tested without backtracking (${reason})`, [
            'a regular expression without (?=…), (?!…), (?<=…), (?<!…) and \\1, with at most 1000 repetitions',
          ]),
        ];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(': ').at(-1) : '';
    return [
      createProblem(`"${value}" is not a regular expression (${reason})`, [
        'a regular expression of JavaScript',
      ]),
    ];
  }
}

/** Checks that a console path begins with the route of a resource or a page. */
function findRouteProblems(value: string, { knownNames, resources }: CheckNames): NameProblem[] {
  const [literalStart = ''] = value.split('{');
  if (!/^\/admin\/(?!\/)/.test(literalStart) && value !== '/admin')
    return [
      createProblem(`A link leads to a page of the console: "${value}"`, ['a path that begins with /admin/']),
    ];
  const routes = [...resources.values()].flatMap(({ route }) => route ?? []);
  const problem = findUnknownRoute(literalStart, [...routes, ...knownNames.pages]);
  return problem ? [problem] : [];
}

/** Checks a title: a field, a template, or a text for a record without a name. */
function findTitleProblems(value: string, context: NameContext, known: KnownNames): NameProblem[] {
  if (/[{}]/.test(value)) return findTemplateProblems(value, context);
  if (context.recordNames?.includes(value.split('.')[0] ?? value) || isKnownText(value, known)) return [];
  // Texts have a space or a capital; a single lower-case word is a name.
  return /^[a-z_$][\w$.]*$/.test(value) ? [findNameProblem(value, context) ?? []].flat() : [];
}
