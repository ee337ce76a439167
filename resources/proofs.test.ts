import { expect, it } from 'vitest';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';
import type { OutcomeRules, Resource, SendBehaviour } from '../src/config/types';
import { getDeletionTarget } from '../src/mutations/unknownOutcome/verifyOutcome';

const says = (proof: OutcomeRules['proof']): boolean => proof !== 'usual';

/** Writes of a resource of which nothing is declared that tells whether they were done, and nothing follows from the call. */
function untold({ name, actions, create, api }: Resource): string[] {
  const sends = Object.values(actions).flatMap(({ id, behaviour }) => {
    // Waves read the state of each record before its call and after it.
    if (behaviour.kind !== 'send' || isRead(behaviour) || behaviour.waves) return [];
    return behaviour.callVariants.every(({ call, proof }) => says(proof) || getDeletionTarget(call))
      ? []
      : [`${name}.${id}`];
  });
  // A new record is looked for in the list.
  const isMade =
    create === null || says(create.outcomeRules.proof) || api.getList !== null || api.dialect !== null;
  return isMade ? sends : [...sends, `${name}.create`];
}

const isRead = ({ callVariants, download }: SendBehaviour): boolean =>
  download !== null || callVariants.every(({ call }) => call.method === 'GET');

it('each write says what read proves it, or that none does', () => {
  expect([...createBundledResources().values()].flatMap(untold)).toEqual([]);
});
