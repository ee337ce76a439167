/** How a host receives files, if not as base64 in the body. */
export type UploadMethod =
  | { kind: 'multipart' }
  | {
      kind: 'upload';
      /** Path of the upload, or of the call that returns the upload URL. */
      path: string;
      /** Name of a host of the runtime config. Default: the host of the record. */
      host?: string | undefined;
      /** Name of the multipart part with the file. */
      part: string;
      /** Requests the upload URL first; it is at the path `urlPath` of the response. */
      presign?: { body: Readonly<Record<string, unknown>>; urlPath: string } | undefined;
      /** Path of the value that the record stores, in the first response. */
      valuePath: string;
    };

/** A file in the body of a write; it is sent in the way that its host receives files. */
export class PendingUpload {
  /** undefined: keeps the stored file. null: removes it. */
  readonly file: File | null | undefined;
  readonly method: UploadMethod;
  /** Member of the body under which a rejection is reported. */
  readonly member: string;

  constructor(file: File | null | undefined, method: UploadMethod, member: string) {
    this.file = file;
    this.method = method;
    this.member = member;
  }

  /** File name, as `File` has it. */
  get name(): string {
    return this.file?.name ?? '';
  }
}

/** True if a body contains files that still have to be converted for the host. */
export const hasPendingUpload = (value: unknown): boolean =>
  value instanceof PendingUpload ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasPendingUpload));
