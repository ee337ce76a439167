import { createContext } from 'react';

/**
 * Element in the header of a page in which the record within the page shows its actions; null until it is mounted, undefined
 * if the page has none.
 */
export const PageActionsSlotContext = createContext<HTMLElement | null | undefined>(undefined);
