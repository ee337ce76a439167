const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/** Returns the names in the directory of a zip file, at most 10,000; empty if the directory is not well-formed. */
function readZipNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  // A comment of up to 64 kB may follow the end record.
  const minEnd = Math.max(0, end - 0xffff);
  while (end >= minEnd && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < minEnd) return [];
  const names: string[] = [];
  const count = Math.min(view.getUint16(end + 10, true), 10_000);
  let offset = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (offset + ENTRY_LENGTH > bytes.length || view.getUint32(offset, true) !== DIRECTORY_ENTRY) return [];
    const nameLength = view.getUint16(offset + 28, true);
    names.push(
      String.fromCharCode(...bytes.subarray(offset + ENTRY_LENGTH, offset + ENTRY_LENGTH + nameLength)),
    );
    offset +=
      ENTRY_LENGTH + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return names;
}

/** True if a zip file is a Word document: it has the content types and the document, and no macros. */
export function isDocx(bytes: Uint8Array): boolean {
  const names = new Set(readZipNames(bytes));
  return (
    names.has('[Content_Types].xml') && names.has('word/document.xml') && !names.has('word/vbaProject.bin')
  );
}
