import { useCallback, useState } from 'react';

interface SyncedText {
  text: string;
  setText: (text: string) => void;
  /** Passes typed text to `onCommit`; it comes back later as `externalText`. */
  commit: (committedText: string) => void;
}

/**
 * State of a text input whose text can also change from outside (Back, a removed chip); an outside change replaces the text.
 * A commit that comes back is not an outside change, because the user may have typed more since. The comparison runs during
 * render, since an effect would run after the first keystrokes.
 */
export function useSyncedText(externalText: string, onCommit: (text: string) => void = noop): SyncedText {
  const [text, setText] = useState(externalText);
  const [previousText, setPreviousText] = useState(externalText);
  const [pendingCommits, setPendingCommits] = useState<readonly string[]>([]);
  if (previousText !== externalText) {
    const commitIndex = pendingCommits.indexOf(externalText);
    setPreviousText(externalText);
    setPendingCommits(pendingCommits.slice(commitIndex + 1));
    if (commitIndex === -1) setText(externalText);
  }
  const commit = useCallback(
    (committedText: string) => {
      setPendingCommits((commits) => [...commits, committedText]);
      onCommit(committedText);
    },
    [onCommit],
  );
  return { text, setText, commit };
}

const noop = (): void => undefined;
