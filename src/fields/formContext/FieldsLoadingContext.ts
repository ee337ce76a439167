import { createContext, use, useLayoutEffect } from 'react';

/** Told of an input that is still on its way; answers with the way to say that it is there. */
export type RegisterLoading = () => () => void;

const Context = createContext<RegisterLoading>(() => () => undefined);

/** Around a form that must not be sent before its inputs are there. */
export const FieldsLoadingProvider = Context;

/** Tells the form that an input is on its way, as long as its caller stands in the place of it. */
export function useRegisterLoading(): void {
  const registerLoading = use(Context);
  // Before the form is painted with a button that could be pressed.
  useLayoutEffect(() => registerLoading(), [registerLoading]);
}
