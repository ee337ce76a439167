import { createContext, use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const Context = createContext<string | undefined>(undefined);

/** Names the field that came with a value of somebody else's. */
export const ValidateOnMountProvider = Context;

/** Beside the input of a field: says at once what is wrong with a value that came from elsewhere, once the input is there. */
export const ValidateOnMount = ({ name }: { name: string }) => {
  const isTarget = use(Context) === name;
  const { trigger } = useFormContext();
  const [isScheduled, setScheduled] = useState(false);
  // One turn later: what the form does as it starts would forget it again.
  useEffect(() => setScheduled(isTarget), [isTarget]);
  useEffect(() => {
    if (isScheduled) void trigger(name);
  }, [isScheduled, name, trigger]);
  return null;
};
