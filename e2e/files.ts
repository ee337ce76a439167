/** A file as a file chooser takes it. */
export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const fileHeaders = {
  pdf: Buffer.from('%PDF-1.4\n', 'latin1'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;

/** A file that begins as its kind does and has exactly so many bytes. */
export function createTestFile(kind: keyof typeof fileHeaders, name: string, bytes?: number): FilePayload {
  const header = fileHeaders[kind];
  const paddingSize = Math.max(0, (bytes ?? header.length) - header.length);
  return {
    name,
    mimeType: kind === 'pdf' ? 'application/pdf' : 'image/png',
    buffer: Buffer.concat([header, Buffer.alloc(paddingSize)]),
  };
}

/** A CSV file of this text, or of these bytes. */
export const createCsvFile = (content: string | Buffer, name = 'inquilinos.csv'): FilePayload => ({
  name,
  mimeType: 'text/csv',
  buffer: typeof content === 'string' ? Buffer.from(content) : content,
});
