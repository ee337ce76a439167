import { atKey, keysIn, type RuleProblem } from './rules';

type Members = Readonly<Record<string, unknown>>;

/** Rows without an id cannot be read, changed or deleted one by one. */
export function apiProblems(api: Members): RuleProblem[] {
  if (api.id !== false) return [];
  return keysIn(api, ['path', 'one', 'update', 'delete']).map((key) =>
    atKey(key, `«${key}» no va junto a «id: false»: una fila sin identificador no se puede nombrar`, [
      'list',
      'create',
    ]),
  );
}

/** What a whole resource cannot have when its rows have no id. */
export function noIdProblems(resource: Members): RuleProblem[] {
  const { api, list, detail, edit } = resource;
  if (!isMembers(api) || api.id !== false) return [];
  const without = (path: string[]): RuleProblem => ({
    path,
    found: `«${path.join('.')}» necesita un identificador, y «api.id» dice que las filas no lo tienen`,
    allowed: ['api.id'],
  });
  return [
    ...(detail === undefined ? [] : [without(['detail'])]),
    ...(edit === undefined ? [] : [without(['edit'])]),
    ...(isMembers(list) && list.bulkActions !== undefined ? [without(['list', 'bulkActions'])] : []),
  ];
}

/** A page is opened by its address alone: there is no row to begin with. */
export function rowProblems({ api, detail, edit }: Members): RuleProblem[] {
  if (!isMembers(api) || api.one !== 'row') return [];
  const isOnPage = isMembers(edit) && edit.in === 'page';
  const without = (path: string[]): RuleProblem => ({
    path,
    found: `«${path.join('.')}» se abre por su dirección, y con «one: row» no hay llamada que dé un registro`,
    allowed: ['api.one con path', 'edit en drawer o modal'],
  });
  return [
    ...(detail === undefined ? [] : [without(['detail'])]),
    ...(isOnPage ? [without(['edit', 'in'])] : []),
  ];
}

/**
 * `{parent.…}` in a write is the record whose tab the form was opened in: a form on a page has none, nor has the button
 * that a create form brings to the list of the resource.
 */
export function parentProblems({ api, list, create, edit }: Members): RuleProblem[] {
  if (!isMembers(api)) return [];
  const isOnPage = (form: unknown): boolean => isMembers(form) && form.in === 'page';
  const without = (call: string, where: string): RuleProblem => ({
    path: ['api', call],
    found: `«{parent.…}» es el registro en cuya pestaña se abre el formulario, y ${where} no lo hay`,
    allowed: ['un formulario en drawer o modal', 'un recurso sin «list» propia'],
  });
  return [
    ...(namesParent(api.create) && isOnPage(create) ? [without('create', 'en una página')] : []),
    ...(namesParent(api.create) && list !== undefined ? [without('create', 'en la lista propia')] : []),
    ...(namesParent(api.update) && isOnPage(edit) ? [without('update', 'en una página')] : []),
  ];
}

const namesParent = (call: unknown): boolean => /\{parent\./.test(JSON.stringify(call) ?? '');

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
