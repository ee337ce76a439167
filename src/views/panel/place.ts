import type { RecordsPanel } from '../../config/types';

/** What a panel shows, as its address says. */
export type PanelPlace =
  | { kind: 'start' }
  | { kind: 'create' }
  | { kind: 'entry'; key: string }
  | { kind: 'record'; id: string }
  | { kind: 'edit'; id: string }
  /** No address of the panel. */
  | { kind: 'unknown' };

/** What of a panel its addresses are made of. */
interface Addresses extends Pick<RecordsPanel, 'address'> {
  entries: readonly { key: string }[];
}

/** Reads the parts of an address below the base of a panel. An entry wins over a record whose id it is. */
export function panelPlace({ address, entries }: Addresses, parts: readonly string[]): PanelPlace {
  const [first, ...others] = parts;
  if (first === undefined) return { kind: 'start' };
  if (others.length === 0 && entries.some(({ key }) => key === first)) return { kind: 'entry', key: first };
  if (others.length === 0 && first === address.create) return { kind: 'create' };
  if (address.record !== null && first !== address.record) return { kind: 'unknown' };
  const [id, word, ...more] = address.record === null ? parts : others;
  if (id === undefined || more.length > 0) return { kind: 'unknown' };
  if (word === undefined) return { kind: 'record', id };
  return word === address.edit ? { kind: 'edit', id } : { kind: 'unknown' };
}

/** The address of what a panel can show, below `base`. */
export function panelPath({ address }: Addresses, base: string, place: PanelPlace): string {
  switch (place.kind) {
    case 'create':
      return `${base}/${address.create}`;
    case 'entry':
      return `${base}/${place.key}`;
    case 'record':
    case 'edit': {
      const above = address.record === null ? base : `${base}/${address.record}`;
      const own = `${above}/${encodeURIComponent(place.id)}`;
      return place.kind === 'edit' ? `${own}/${address.edit}` : own;
    }
    default:
      return base;
  }
}

/** The parts of a path below a base, decoded; the base counts by how many parts it has, however it is encoded. */
export function partsBelow(base: string, pathname: string): string[] {
  return partsOf(pathname).slice(partsOf(base).length).map(decoded);
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
