/** How a host takes files, where it is not as base64 in the body. */
export type UploadMethod =
  | { kind: 'multipart' }
  | {
      kind: 'upload';
      /** Where the file is sent, or asked where to send it. */
      path: string;
      /** Name of a host of the runtime config. Default: the one that the record is written to. */
      host?: string | undefined;
      /** Name of the part that is the file. */
      part: string;
      /** Asks first where to send it: the answer has the address at the path `to`. */
      ask?: { body: Readonly<Record<string, unknown>>; to: string } | undefined;
      /** Path of the value that the record keeps, in the first answer. */
      value: string;
    };

/** A file in the body of a write, which is sent as its host takes files. */
export class PendingUpload {
  /** undefined: the stored one stays. null: there is none any more. */
  readonly file: File | null | undefined;
  readonly method: UploadMethod;
  /** Member of the body, to which a refusal is said. */
  readonly member: string;

  constructor(file: File | null | undefined, method: UploadMethod, member: string) {
    this.file = file;
    this.method = method;
    this.member = member;
  }

  /** As any file has it. */
  get name(): string {
    return this.file?.name ?? '';
  }
}

/** Whether a body has files that are not yet what a host takes. */
export const hasPendingUpload = (value: unknown): boolean =>
  value instanceof PendingUpload ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasPendingUpload));
