import { createContext, use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const Context = createContext<string | undefined>(undefined);

/** Provides the name of the field whose value another user entered. */
export const ValidateOnMountProvider = Context;

/** Rendered beside an input; validates a foreign value as soon as the input has mounted. */
export const ValidateOnMount = ({ name }: { name: string }) => {
  const isTarget = use(Context) === name;
  const { trigger } = useFormContext();
  const [isScheduled, setScheduled] = useState(false);
  // Validate one render later, since the form's initialisation would clear the error.
  useEffect(() => setScheduled(isTarget), [isTarget]);
  useEffect(() => {
    if (isScheduled) void trigger(name);
  }, [isScheduled, name, trigger]);
  return null;
};
