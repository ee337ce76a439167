import { createContext, use, type ReactNode } from 'react';
import type { RuntimeConfig } from '../config/runtime';

const NONE: RuntimeConfig['ids'] = {};
const EMPTY: readonly string[] = [];
const Context = createContext(NONE);

/** Gives the named lists of ids of the runtime config to whatever a declaration says about them. */
export const IdsProvider = ({ ids, children }: { ids: RuntimeConfig['ids']; children: ReactNode }) => (
  <Context value={ids}>{children}</Context>
);

/** The list of that name, empty where the runtime config has none. */
export function useIds(name: string | null): readonly string[] {
  const ids = use(Context);
  return name !== null && Object.hasOwn(ids, name) ? (ids[name] ?? EMPTY) : EMPTY;
}
