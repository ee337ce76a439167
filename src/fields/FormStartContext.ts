import { createContext, use } from 'react';

/** Says that a form began with a value which came later, such as the only choice of a list: it is no change of the user's. */
export type StartWith = (name: string, value: unknown) => void;

const Context = createContext<StartWith>(() => undefined);

export const FormStartProvider = Context;
export const useStartWith = (): StartWith => use(Context);
