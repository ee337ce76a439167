import { useCallback, useEffect, useState } from 'react';
import { template } from './templates';
import { keepDocument, keptDocument, type WorkDocument } from './workDocument';

interface WorkState {
  document: WorkDocument;
  /** Counts what was opened. */
  round: number;
}

/** The declaration that is worked on, kept in this tab over a reload. */
export function useWorkDocument(host: string | undefined): WorkState & {
  open: (document: WorkDocument) => void;
  change: (part: Partial<WorkDocument>) => void;
} {
  const [state, setState] = useState<WorkState>(() => ({
    document: keptDocument() ?? template(host),
    round: 0,
  }));
  const { document } = state;
  useEffect(() => keepDocument(document), [document]);
  const open = useCallback(
    (document: WorkDocument) => setState(({ round }) => ({ document, round: round + 1 })),
    [],
  );
  const change = useCallback(
    (part: Partial<WorkDocument>) =>
      setState((before) => ({ ...before, document: { ...before.document, ...part } })),
    [],
  );
  return { ...state, open, change };
}
