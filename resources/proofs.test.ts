import { expect, it } from 'vitest';
import { bundledResources } from '../src/app/bundled';
import type { Endings, Resource, Send } from '../src/config/types';
import { takesAway } from '../src/writes/prove';

const says = (proof: Endings['proof']): boolean => proof !== 'usual';

/** Writes of a resource of which nothing is declared that tells whether they were done, and nothing follows from the call. */
function untold({ name, actions, create, api }: Resource): string[] {
  const sends = Object.values(actions).flatMap(({ id, does }) => {
    if (does.kind !== 'send' || isRead(does)) return [];
    return does.calls.every(({ call, proof }) => says(proof) || takesAway(call)) ? [] : [`${name}.${id}`];
  });
  // A new record is looked for in the list.
  const isMade = create === null || says(create.end.proof) || api.list !== null || api.dialect !== null;
  return isMade ? sends : [...sends, `${name}.create`];
}

const isRead = ({ calls, download }: Send): boolean =>
  download !== null || calls.every(({ call }) => call.method === 'GET');

it('each write says what read proves it, or that none does', () => {
  expect([...bundledResources().values()].flatMap(untold)).toEqual([]);
});
