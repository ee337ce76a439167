import { createContext, use } from 'react';

/**
 * Sets an initial value that arrives late, such as the only choice of a list. The form does not count it as a user change.
 */
export type SetInitialValue = (name: string, value: unknown) => void;

const Context = createContext<SetInitialValue>(() => undefined);

export const InitialValueProvider = Context;
export const useSetInitialValue = (): SetInitialValue => use(Context);
