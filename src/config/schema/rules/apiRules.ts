import { createKeyProblem, findPresentKeys, type RuleProblem } from './withRule';

type Members = Readonly<Record<string, unknown>>;

/** Finds calls for single records in an API without ids: such rows cannot be read, changed or deleted one by one. */
export function findApiProblems(api: Members): RuleProblem[] {
  if (api.id !== false) return [];
  return findPresentKeys(api, ['path', 'getOne', 'update', 'delete']).map((key) =>
    createKeyProblem(
      key,
      `"${key}" does not go with "id: false": a row without an id cannot be referred to`,
      ['getList', 'create'],
    ),
  );
}

/** Finds keys of a resource that need an id although its rows have none. */
export function findNoIdProblems(resource: Members): RuleProblem[] {
  const { api, list, show, edit } = resource;
  if (!isMembers(api) || api.id !== false) return [];
  const createProblem = (path: string[]): RuleProblem => ({
    path,
    found: `"${path.join('.')}" needs an id, and by "api.id" the rows have none`,
    allowed: ['api.id'],
  });
  return [
    ...(show === undefined ? [] : [createProblem(['show'])]),
    ...(edit === undefined ? [] : [createProblem(['edit'])]),
    ...(isMembers(list) && list.bulkActions !== undefined ? [createProblem(['list', 'bulkActions'])] : []),
  ];
}

/** Finds pages of one record with `getOne: "row"`: a page opens by its URL alone, so there is no row to start from. */
export function findRowReadProblems({ api, show, edit }: Members): RuleProblem[] {
  if (!isMembers(api) || api.getOne !== 'row') return [];
  const isOnPage = isMembers(edit) && edit.presentation === 'page';
  const createProblem = (path: string[]): RuleProblem => ({
    path,
    found: `"${path.join('.')}" opens by its URL, and with "getOne: row" no call reads a single record`,
    allowed: ['api.getOne with path', 'edit in drawer or modal'],
  });
  return [
    ...(show === undefined ? [] : [createProblem(['show'])]),
    ...(isOnPage ? [createProblem(['edit', 'presentation'])] : []),
  ];
}

/**
 * Finds `{parent.…}` in a write that has no parent. The parent is the record in whose tab the form was opened. A form on a page has
 * none, and neither has the create button in the list of the resource.
 */
export function findParentProblems({ api, list, create, edit }: Members): RuleProblem[] {
  if (!isMembers(api)) return [];
  const isOnPage = (form: unknown): boolean => isMembers(form) && form.presentation === 'page';
  const createProblem = (call: string, context: string): RuleProblem => ({
    path: ['api', call],
    found: `"{parent.…}" is the record in whose tab the form opens, and ${context} there is none`,
    allowed: ['a form in drawer or modal', 'a resource without its own "list"'],
  });
  return [
    ...(usesParent(api.create) && isOnPage(create) ? [createProblem('create', 'on a page')] : []),
    ...(usesParent(api.create) && list !== undefined ? [createProblem('create', 'in its own list')] : []),
    ...(usesParent(api.update) && isOnPage(edit) ? [createProblem('update', 'on a page')] : []),
  ];
}

const usesParent = (call: unknown): boolean => /\{parent\./.test(JSON.stringify(call) ?? '');

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
