/** A file as a file chooser takes it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const start = {
  pdf: Buffer.from('%PDF-1.4\n', 'latin1'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;

/** A file that begins as its kind does and has exactly so many bytes. */
export function fileOf(kind: keyof typeof start, name: string, bytes?: number): ChosenFile {
  const head = start[kind];
  const rest = Math.max(0, (bytes ?? head.length) - head.length);
  return {
    name,
    mimeType: kind === 'pdf' ? 'application/pdf' : 'image/png',
    buffer: Buffer.concat([head, Buffer.alloc(rest)]),
  };
}

/** A CSV file of this text, or of these bytes. */
export const csvOf = (content: string | Buffer, name = 'inquilinos.csv'): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: typeof content === 'string' ? Buffer.from(content) : content,
});
