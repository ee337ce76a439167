import { expect, it } from 'vitest';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';
import { hasImpact } from '../src/actions/impact/hasImpact';
import { listRelatedLists } from '../src/actions/impact/relatedLists';
import type { Action, Resource, SendBehaviour } from '../src/config/types';

const resources = createBundledResources();

/**
 * Acts without a question. The switch of the permissions of a door sends its call when it is toggled, and toggling again takes
 * it back [AACC-13]. The instructions of a door go with the save of the form whose switch is off [AACC-88].
 */
const WITHOUT_QUESTION = ['asset-doors.deny', 'asset-doors.instructions'];

const isDestructive = ({ id, danger, behaviour }: Action): boolean =>
  behaviour.kind === 'send' &&
  (danger ||
    behaviour.callVariants.some(({ call }) => call.method === 'DELETE') ||
    /delete|remove|unlink|unassign|revoke|block|disable|deny/i.test(id));

/** Every bundled act that deletes, unlinks, blocks, revokes or disables. */
const acts = [...resources.values()].flatMap((resource) =>
  Object.values(resource.actions)
    .filter(isDestructive)
    .map((action) => ({ name: `${resource.name}.${action.id}`, resource, action })),
);

it('every act that takes something away shows what depends on the record, except those that the specification sends without a question [AACC-13, AACC-88]', () => {
  const silent = acts.filter(({ action, resource }) => !hasImpact(action, resource)).map(({ name }) => name);
  expect(silent.sort()).toEqual(WITHOUT_QUESTION);
});

it.each(acts.filter(({ action }) => action.behaviour.kind === 'send' && action.behaviour.impact))(
  'the impact of $name counts lists that exist',
  ({ action, resource }) => {
    const { impact, prompt } = action.behaviour as SendBehaviour;
    expect(prompt).not.toBeNull();
    const tabs = listRelatedLists(resource.show);
    for (const entry of impact ?? []) {
      if (entry.tab !== undefined)
        expect(
          tabs.some(
            ({ tab, list }) => tab === entry.tab && list.resource === (entry.resource ?? list.resource),
          ),
        ).toBe(true);
      if (entry.resource !== undefined) expect(resources.has(entry.resource)).toBe(true);
      if (entry.resolveAction) {
        const rows = resources.get(entry.resolveAction.resource);
        expect(rows?.actions[entry.resolveAction.action]?.danger).toBe(true);
      }
    }
  },
);

/** Lists of a record that its deletion neither counts nor is blocked by. */
function findUncountedLists({ show, actions }: Resource): string[] {
  const { behaviour } = actions['delete'] ?? {};
  if (behaviour?.kind !== 'send' || !behaviour.impact) return [];
  const counted = new Set([
    ...behaviour.impact.flatMap(({ tab, resource }) => (tab === undefined ? [resource] : [resource ?? tab])),
    ...(behaviour.check?.blockedWhen.map(({ resolveAction }) => resolveAction?.resource) ?? []),
  ]);
  return listRelatedLists(show)
    .filter(({ tab, list }) => !counted.has(list.resource) && !counted.has(tab))
    .map(({ list }) => list.resource);
}

it('the deletion of a record counts each list of its page', () => {
  const uncounted = [...resources.values()].flatMap((resource) =>
    findUncountedLists(resource).map((list) => `${resource.name}: ${list}`),
  );
  // Doors and sensors of an asset are among its devices.
  expect([...new Set(uncounted)].sort()).toEqual(['assets: asset-doors', 'assets: sensors']);
});
