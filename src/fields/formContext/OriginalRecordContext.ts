import { createContext, use } from 'react';

/** The record that a form edits, as it was read; undefined in a form of something new. */
const Context = createContext<unknown>(undefined);

export const OriginalRecordProvider = Context;
export const useOriginalRecord = (): unknown => use(Context);
