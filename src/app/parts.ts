import type { Parts } from '../parts/PartsContext';
import type { Part } from '../parts/types';

/** Found by their place: `src/areas/<area>/<part>/part.ts`. */
const modules = import.meta.glob<Part | readonly Part[]>('../areas/*/*/part.ts', {
  eager: true,
  import: 'default',
});

const all: readonly Part[] = Object.values(modules).flat();

/** The parts of one kind. */
function ofKind<Kind extends Part['kind']>(kind: Kind): Extract<Part, { kind: Kind }>[] {
  return all.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind);
}

const byId = <One extends { id: string }>(found: readonly One[]): ReadonlyMap<string, One> =>
  new Map(found.map((part) => [part.id, part]));

/** Every part of the console that is written in code. */
export const parts: Parts = {
  tabs: byId(ofKind('tab')),
  dialogs: byId(ofKind('dialog')),
  previews: byId(ofKind('preview')),
  pages: ofKind('page'),
};
