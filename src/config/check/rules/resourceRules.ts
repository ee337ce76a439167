import { isPlainObject } from '../../../lib/json';
import { findPlaceholders } from '../../template';
import type { NameProblem } from '../names/templateProblems';
import { hasNoValues } from './fieldRules';
import { listFilterFields, listFormFields } from './inputFields';
import { findVisibilityCircles } from './visibilityCircles';

type Members = Readonly<Record<string, unknown>>;
type LocatedProblem = readonly [path: readonly (string | number)[], problem: NameProblem];

const toMembers = (value: unknown): Members => (isPlainObject(value) ? value : {});

const createProblem = (
  path: readonly (string | number)[],
  found: string,
  allowed: readonly string[],
): LocatedProblem => [path, { found, allowed, suggestion: null }];

/** Finds contradictions between the fields of a resource and the parts that use them, each with its path. */
export function findResourceProblems(input: Members): LocatedProblem[] {
  const fields = isPlainObject(input.fields) ? input.fields : {};
  return [
    ...findCircleProblems(fields, input),
    ...findMissingInputProblems(fields, input),
    ...findMissingValuesProblems(fields, input),
    ...findRepeatedProblems(input),
    ...findRecordActionProblems(input),
    ...findMenuCountProblems(input),
  ];
}

/** Reports a column that is twice in the list, and a field that is twice in a form; columns with other options may repeat one. */
const findRepeatedProblems = ({ list, create, edit }: Members): LocatedProblem[] => [
  ...listRepeated(toList(toMembers(list).columns)).map(([name, index]) =>
    createProblem(['list', 'columns', index], `The column "${name}" occurs twice`, ['once only']),
  ),
  ...Object.entries({ create, edit }).flatMap(([key, form]) =>
    listRepeated(toList(toMembers(form).fields)).map(([name, index]) =>
      createProblem([key, 'fields', index], `The field "${name}" occurs twice in the form`, ['once only']),
    ),
  ),
];

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the names that occur before, with their index. */
const listRepeated = (names: readonly unknown[]): [name: string, index: number][] =>
  names.flatMap((name, index): [string, number][] =>
    typeof name === 'string' && names.indexOf(name) < index ? [[name, index]] : [],
  );

/** Reports a count in the menu of a list whose host does not count its records, or that has no entry there. */
function findMenuCountProblems({ api, list, navigation }: Members): LocatedProblem[] {
  const { total, paged } = toMembers(toMembers(api).getList);
  const reason =
    navigation === false
      ? 'The list has no entry in the menu'
      : total === 'pages' || paged === false || toMembers(list).clientFilter !== undefined
        ? 'The host does not count the records of this list'
        : undefined;
  return toList(toMembers(list).views).flatMap((view, index) =>
    reason !== undefined && toMembers(view).menuCount !== undefined
      ? [createProblem(['list', 'views', index, 'menuCount'], reason, ['no menuCount'])]
      : [],
  );
}

/** Reports an action of the whole list whose call needs the id of a record: there is none. */
const findRecordActionProblems = ({ list, actions }: Members): LocatedProblem[] =>
  toList(toMembers(list).actions).flatMap((name, index): LocatedProblem[] => {
    const action = typeof name === 'string' ? toMembers(toMembers(actions)[name]) : {};
    const { path } = toMembers(action.call);
    if (typeof path !== 'string' || !findPlaceholders(path).some((placeholder) => placeholder.name === 'id'))
      return [];
    return [
      createProblem(
        ['list', 'actions', index],
        `"${String(name)}" belongs to a record: its call needs "{id}", and the whole list has none`,
        ['list.rowActions', 'show.actions'],
      ),
    ];
  });

/**
 * Reports circles between the fields of a form. A field outside of forms may depend on its own value, to be hidden while it is
 * empty; so may one of the edit form alone.
 */
function findCircleProblems(fields: Members, { create, edit }: Members): LocatedProblem[] {
  const createNames = listFormFields(create);
  const formNames = new Set([...createNames, ...listFormFields(edit)]);
  const formFields = Object.fromEntries(Object.entries(fields).filter(([name]) => formNames.has(name)));
  return findVisibilityCircles(formFields)
    .filter(({ circle }) => circle.length > 2 || createNames.includes(circle[0] ?? ''))
    .map(({ path, problem }) => [['fields', ...path], problem]);
}

/**
 * Reports a required field that the create form does not have and the create call does not write by itself. Mild, because a
 * host may give a new record this value.
 */
function findMissingInputProblems(fields: Members, { api, create }: Members): LocatedProblem[] {
  const { body } = toMembers(toMembers(api).create);
  if (!isPlainObject(create) || typeof body === 'object') return [];
  const createNames = listFormFields(create);
  return Object.entries(fields).flatMap(([name, field]): LocatedProblem[] => {
    const { required, readOnly } = toMembers(field);
    if (required !== true || readOnly === true || createNames.includes(name)) return [];
    const found = `"${name}" is required, and the create form does not have it`;
    const allowed = ['create.fields', 'requiredWhen', 'required: false'];
    return [[['fields', name, 'required'], { found, allowed, suggestion: null, isMild: true }]];
  });
}

/** Reports a choice without values in a form or a filter. A value that is only shown needs none. */
function findMissingValuesProblems(fields: Members, { create, edit, list }: Members): LocatedProblem[] {
  const inputNames = new Set([...listFormFields(create), ...listFormFields(edit), ...listFilterFields(list)]);
  return Object.entries(fields).flatMap(([name, field]) =>
    inputNames.has(name) && isPlainObject(field) && field.values === undefined && hasNoValues(field)
      ? [
          createProblem(['fields', name, 'values'], 'The field has no values to choose from', [
            'values',
            'path',
            'recordPath',
          ]),
        ]
      : [],
  );
}
