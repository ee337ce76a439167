import { useCallback, useEffect, useState } from 'react';
import { createTemplateDocument } from './documentTemplates';
import { storeDocument, loadStoredDocument, type WorkbenchDocument } from './workbenchDocument';

interface DocumentState {
  document: WorkbenchDocument;
  /** Counts what was opened. */
  documentId: number;
}

/** The declaration that is worked on, kept in this tab over a reload. */
export function useWorkbenchDocument(
  host: string | undefined,
  languages: readonly string[],
): DocumentState & {
  open: (document: WorkbenchDocument) => void;
  change: (changes: Partial<WorkbenchDocument>) => void;
} {
  const [state, setState] = useState<DocumentState>(() => ({
    document: loadStoredDocument() ?? createTemplateDocument(host, languages),
    documentId: 0,
  }));
  const { document } = state;
  useEffect(() => storeDocument(document), [document]);
  const open = useCallback(
    (document: WorkbenchDocument) => setState(({ documentId }) => ({ document, documentId: documentId + 1 })),
    [],
  );
  const change = useCallback(
    (changes: Partial<WorkbenchDocument>) =>
      setState((previous) => ({ ...previous, document: { ...previous.document, ...changes } })),
    [],
  );
  return { ...state, open, change };
}
