import { createContext, use } from 'react';

/** The record that a form edits, as it was read; undefined in a form of something new. */
const Context = createContext<unknown>(undefined);

export const CameProvider = Context;
export const useCame = (): unknown => use(Context);
