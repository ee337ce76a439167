import { createContext, type ComponentType } from 'react';
import type { RaRecord } from 'ra-core';

/** Components that a list with expandable rows adds to its table. They load only with such a list. */
export interface ExpandComponents {
  /** Header cell of the column of arrows. */
  HeaderCell: ComponentType<{ rows: readonly RaRecord[] }>;
  /** The cell with the arrow. */
  ToggleCell: ComponentType<{ record: RaRecord; title: string }>;
  /** The row below; renders nothing while it is collapsed. `colSpan`: number of columns of the table. */
  ExpandedRow: ComponentType<{ record: RaRecord; title: string; colSpan: number }>;
}

/** null if rows are not expandable. */
export const ExpandContext = createContext<ExpandComponents | null>(null);
