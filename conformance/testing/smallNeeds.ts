import type { Member, Need } from '../needs/need';

const member = (name: string): Member => ({ paths: [name], shown: `la columna «${name}»` });
const need = (one: Pick<Need, 'operation' | 'shape'> & Partial<Need>): [string, Need[]] => [
  one.operation,
  [{ screen: 'Prueba', data: ['data'], query: {}, pageSize: null, version: 1, must: [], should: [], ...one }],
];

/** What the console of the tests reads of the small host. */
export const smallNeeds: ReadonlyMap<string, readonly Need[]> = new Map([
  need({ operation: 'getCurrentUser', shape: 'record', should: [member('name')] }),
  need({
    operation: 'listProjects',
    shape: 'list',
    pageSize: 2,
    must: [{ paths: ['id'], shown: 'abrir la fila' }],
    should: [member('name'), member('units')],
  }),
  need({ operation: 'getProject', shape: 'record', should: [member('units')] }),
]);
