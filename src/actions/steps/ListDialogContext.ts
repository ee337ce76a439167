import { createContext, type ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { List } from '../../config/types';

/** List that an action opens. */
export interface ListDialogProps {
  list: List;
  /** Parent record of the rows. */
  parent: RaRecord | undefined;
  /** Accessible name of the table, for users who cannot see the title above it. */
  caption: string;
}

/** Component that renders such a list. Passed by context, because lists are in a higher layer than actions. */
export const ListDialogContext = createContext<ComponentType<ListDialogProps>>(() => null);
