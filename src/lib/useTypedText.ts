import { useCallback, useState } from 'react';

interface TypedText {
  typed: string;
  type: (text: string) => void;
  /** Hands on what is typed, which comes back as `outside` some time later. */
  send: (text: string) => void;
}

/**
 * The text of a box whose text may also be changed from elsewhere (Back, a chip that is removed): then that counts. What the box
 * itself has sent is no such change when it comes back: more may have been typed meanwhile. Both are looked at while drawing, since
 * an effect would come after the first keys.
 */
export function useTypedText(outside: string, onText: (text: string) => void = nothing): TypedText {
  const [typed, type] = useState(outside);
  const [seen, setSeen] = useState(outside);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (seen !== outside) {
    const at = sent.indexOf(outside);
    setSeen(outside);
    setSent(sent.slice(at + 1));
    if (at === -1) type(outside);
  }
  const send = useCallback(
    (text: string) => {
      setSent((before) => [...before, text]);
      onText(text);
    },
    [onText],
  );
  return { typed, type, send };
}

const nothing = (): void => undefined;
