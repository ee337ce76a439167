import { createContext, type ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { List } from '../../config/types';

/** A list that an action opened. */
export interface ListDialogProps {
  list: List;
  /** The record whose rows they are. */
  parent: RaRecord | undefined;
  /** Names the table for those who do not see the title above it. */
  caption: string;
}

/** Draws such a list: lists stand above actions in the house, so they are handed in. */
export const ListDialogContext = createContext<ComponentType<ListDialogProps>>(() => null);
