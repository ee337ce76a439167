import type { Field } from '../../config/types';
import { toBase64 } from '../../lib/file/base64';
import { checkFile, type FileRule } from '../../lib/file/checkFile';
import { describeFileProblem } from '../inputs/describeFileProblem';
import { optionsOf } from '../core/optionsOf';
import { fileName, isStoredRemotely } from './fileName';
import { toPendingUpload, getUploadMethod } from './uploadMethod';
import type { FieldProblem } from '../core/types';
import type { ResolvedFileOptions } from './schema';
import { globalTexts } from '../../i18n/messages/global';

/** A file on the wire. */
export interface WireFile {
  name: string;
  /** base64 */
  content: string;
}

export const fileRule = (field: Field): FileRule => {
  const { formats, maxBytes, exclusiveLimit } = optionsOf<ResolvedFileOptions>(field);
  return { types: formats, maxBytes, under: exclusiveLimit };
};

/** Returns the problem of a file. Checks the content of a chosen file; a stored one only has to be a file. */
export const checkFileValue = async (value: unknown, field: Field): Promise<FieldProblem | undefined> => {
  if (!(value instanceof File))
    return fileName(value, isStoredRemotely(field)) === ''
      ? { message: globalTexts.file_required }
      : undefined;
  const problem = await checkFile(value, fileRule(field));
  return problem && describeFileProblem(problem, value.name);
};

/** Serialises a chosen file as name and base64, or as its host takes files. Returns a stored one unchanged. */
export async function serializeFile(value: unknown, field: Field): Promise<unknown> {
  const uploadMethod = getUploadMethod(field);
  if (uploadMethod) return toPendingUpload(value, uploadMethod, field);
  return value instanceof File
    ? ({ name: value.name, content: await toBase64(value) } satisfies WireFile)
    : value;
}
