import { createContext, type ComponentType } from 'react';
import type { RaRecord } from 'ra-core';

/** What a list whose rows open adds to its table; it loads with such a list alone. */
export interface ExpandComponents {
  /** The heading of the column of arrows. */
  HeaderCell: ComponentType<{ rows: readonly RaRecord[] }>;
  /** The cell with the arrow. */
  ToggleCell: ComponentType<{ record: RaRecord; title: string }>;
  /** The row below; nothing while it is closed. `span`: of how many columns the table is. */
  ExpandedRow: ComponentType<{ record: RaRecord; title: string; colSpan: number }>;
}

/** null where rows do not open. */
export const ExpandContext = createContext<ExpandComponents | null>(null);
