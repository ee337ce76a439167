import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { saveFile, type FileHandle } from './saveFile';
import { texts } from './texts';
import { opened, type WorkDocument } from './workDocument';

/** Bytes of a local file that is opened at most. */
const MOST = 2_000_000;

/** Copies the declaration, saves it and reads one of this computer, and says how that went. */
export function useFileActions(
  document: WorkDocument,
  round: number,
  change: (part: Partial<WorkDocument>) => void,
): { copy: () => void; save: () => void; read: (file: File) => Promise<WorkDocument | undefined> } {
  const notify = useNotify();
  const handle = useRef<FileHandle | undefined>(undefined);
  const now = useRef(round);
  useEffect(() => {
    now.current = round;
    // What was opened next has another file.
    handle.current = undefined;
  }, [round]);
  const { file, text } = document;
  const copy = useCallback(() => {
    const write = async (): Promise<void> => navigator.clipboard.writeText(text);
    void write().then(
      () => notify(texts.copied, { type: 'success' }),
      () => notify(texts.not_copied, { type: 'warning' }),
    );
  }, [text, notify]);
  const save = useCallback(() => {
    // Under another name it is another file.
    const known = handle.current?.name === file ? handle.current : undefined;
    void saveFile(file, text, known).then(
      (found) => {
        // Given up, or another document was opened meanwhile: the file is not its.
        if (found === null || now.current !== round) return;
        handle.current = found;
        change({ saved: text, ...(found && { file: found.name }) });
        notify(texts.saved, { type: 'success', messageArgs: { name: found?.name ?? file } });
      },
      () => notify(texts.save_failed, { type: 'error', messageArgs: { name: file } }),
    );
  }, [file, text, round, change, notify]);
  const read = useCallback(
    async (chosen: File) => {
      if (chosen.size > MOST) {
        notify(texts.file_too_big, { type: 'error' });
        return undefined;
      }
      const found = await chosen.text().catch(() => undefined);
      if (found !== undefined) return opened(chosen.name, found);
      notify(texts.open_failed, { type: 'error', messageArgs: { name: chosen.name } });
      return undefined;
    },
    [notify],
  );
  return { copy, save, read };
}
