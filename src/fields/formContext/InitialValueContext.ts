import { createContext, use } from 'react';

/** Says that a form began with a value which came later, such as the only choice of a list: it is no change of the user's. */
export type SetInitialValue = (name: string, value: unknown) => void;

const Context = createContext<SetInitialValue>(() => undefined);

export const InitialValueProvider = Context;
export const useSetInitialValue = (): SetInitialValue => use(Context);
