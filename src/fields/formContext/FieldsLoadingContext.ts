import { createContext, use, useLayoutEffect } from 'react';

/** Registers an input that is still loading. Returns the function to call once it has loaded. */
export type RegisterLoading = () => () => void;

const Context = createContext<RegisterLoading>(() => () => undefined);

/** Wraps a form that must not submit before its inputs have loaded. */
export const FieldsLoadingProvider = Context;

/** Marks the form as loading while the calling component is mounted. */
export function useRegisterLoading(): void {
  const registerLoading = use(Context);
  // Layout effect: runs before the form paints a button that could be pressed.
  useLayoutEffect(() => registerLoading(), [registerLoading]);
}
