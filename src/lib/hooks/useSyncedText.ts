import { useCallback, useState } from 'react';

interface SyncedText {
  text: string;
  setText: (text: string) => void;
  /** Hands on what is typed, which comes back as `outside` some time later. */
  commit: (committedText: string) => void;
}

/**
 * The text of a box whose text may also be changed from elsewhere (Back, a chip that is removed): then that counts. What the box
 * itself has sent is no such change when it comes back: more may have been typed meanwhile. Both are looked at while drawing, since
 * an effect would come after the first keys.
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
