import { downloadFile } from '../../lib/file/download';

/** Browsers that let a page write a file have this; TypeScript does not know it yet. */
type SaveFilePicker = (options: {
  suggestedName: string;
  types: readonly { accept: Record<string, readonly string[]> }[];
}) => Promise<FileSystemFileHandle>;

/** A file of this computer that may be written again without a question. */
export type FileHandle = Pick<FileSystemFileHandle, 'name' | 'createWritable'>;

/**
 * Writes a declaration to a file: to the one it was saved to before, else to one that the person chooses, else as a download.
 * Returns the file if there is one; `null` if the person cancelled. Rejects if it could not be written.
 */
export async function saveFile(
  name: string,
  text: string,
  knownHandle: FileHandle | undefined,
): Promise<FileHandle | undefined | null> {
  const { showSaveFilePicker } = window as Window & { showSaveFilePicker?: SaveFilePicker };
  if (!knownHandle && !showSaveFilePicker) {
    downloadFile(name, text, 'application/json');
    return undefined;
  }
  try {
    const types = [{ accept: { 'application/json': ['.json'] } }];
    const handle = knownHandle ?? (await showSaveFilePicker?.({ suggestedName: name, types }));
    const writable = await handle?.createWritable();
    await writable?.write(text);
    await writable?.close();
    return handle;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
