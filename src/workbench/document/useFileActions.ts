import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { saveFile, type FileHandle } from './saveFile';
import { workbenchTexts } from '../texts';
import { useCopyText } from '../useCopyText';
import { createDocument, type WorkbenchDocument } from './workbenchDocument';

/** Bytes of a local file that is opened at most. */
const MAX_BYTES = 2_000_000;

/** Copies the declaration, saves it and reads one of this computer, and says how that went. */
export function useFileActions(
  document: WorkbenchDocument,
  documentId: number,
  change: (changes: Partial<WorkbenchDocument>) => void,
): { copy: () => void; save: () => void; read: (file: File) => Promise<WorkbenchDocument | undefined> } {
  const notify = useNotify();
  const handle = useRef<FileHandle | undefined>(undefined);
  const latestDocumentId = useRef(documentId);
  useEffect(() => {
    latestDocumentId.current = documentId;
    // The next document has another file.
    handle.current = undefined;
  }, [documentId]);
  const { file, text } = document;
  const copyText = useCopyText();
  const copy = useCallback(() => copyText(text), [copyText, text]);
  const save = useCallback(() => {
    // Under another name it is another file.
    const knownHandle = handle.current?.name === file ? handle.current : undefined;
    void saveFile(file, text, knownHandle).then(
      (savedHandle) => {
        // Given up, or another document was opened meanwhile: the file is not its.
        if (savedHandle === null || latestDocumentId.current !== documentId) return;
        handle.current = savedHandle;
        change({ saved: text, ...(savedHandle && { file: savedHandle.name }) });
        notify(workbenchTexts.saved, { type: 'success', messageArgs: { name: savedHandle?.name ?? file } });
      },
      () => notify(workbenchTexts.save_failed, { type: 'error', messageArgs: { name: file } }),
    );
  }, [file, text, documentId, change, notify]);
  const read = useCallback(
    async (selectedFile: File) => {
      if (selectedFile.size > MAX_BYTES) {
        notify(workbenchTexts.file_too_big, { type: 'error' });
        return undefined;
      }
      const contents = await selectedFile.text().catch(() => undefined);
      if (contents !== undefined) return createDocument(selectedFile.name, contents);
      notify(workbenchTexts.open_failed, { type: 'error', messageArgs: { name: selectedFile.name } });
      return undefined;
    },
    [notify],
  );
  return { copy, save, read };
}
