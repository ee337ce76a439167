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

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
