import { createContext, type ComponentType } from 'react';
import type { RaRecord } from 'ra-core';

/** What a list whose rows open adds to its table; it loads with such a list alone. */
export interface ExpandParts {
  /** The heading of the column of arrows. */
  Head: ComponentType<{ rows: readonly RaRecord[] }>;
  /** The cell with the arrow. */
  Cell: ComponentType<{ record: RaRecord; title: string }>;
  /** The row below; nothing while it is closed. `span`: of how many columns the table is. */
  Below: ComponentType<{ record: RaRecord; title: string; span: number }>;
}

/** null where rows do not open. */
export const ExpandContext = createContext<ExpandParts | null>(null);
