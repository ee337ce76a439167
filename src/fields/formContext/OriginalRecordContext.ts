import { createContext, use } from 'react';

/** The record that a form edits, as it was read; undefined in a create form. */
const Context = createContext<unknown>(undefined);

export const OriginalRecordProvider = Context;
export const useOriginalRecord = (): unknown => use(Context);
