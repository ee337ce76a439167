import { createContext, use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const Context = createContext<string | undefined>(undefined);

/** Names the field that came with a value of somebody else's. */
export const FirstCheckedProvider = Context;

/** Beside the input of a field: says at once what is wrong with a value that came from elsewhere, once the input is there. */
export const FirstChecked = ({ name }: { name: string }) => {
  const isFirst = use(Context) === name;
  const { trigger } = useFormContext();
  const [isDue, setDue] = useState(false);
  // One turn later: what the form does as it starts would forget it again.
  useEffect(() => setDue(isFirst), [isFirst]);
  useEffect(() => {
    if (isDue) void trigger(name);
  }, [isDue, name, trigger]);
  return null;
};
