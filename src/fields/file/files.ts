import type { Field } from '../../config/types';
import { toBase64 } from '../../lib/toBase64';
import { checkFile, type FileRule } from '../../lib/checkFile';
import { fileProblem } from '../fileProblem';
import { optionsOf } from '../optionsOf';
import { fileName, isElsewhere } from './fileName';
import { outgoing, wayOf } from './way';
import type { FieldProblem } from '../types';
import type { FileFilled } from './schema';
import { globalTexts } from '../../i18n/es/global';

/** A file on the wire. */
export interface WireFile {
  name: string;
  /** base64 */
  content: string;
}

export const fileRule = (field: Field): FileRule => {
  const { kinds, maxBytes, under } = optionsOf<FileFilled>(field);
  return { types: kinds, maxBytes, under };
};

/** Problem of a file: a chosen one by its content; a stored one only has to be one. */
export const checkFileValue = async (value: unknown, field: Field): Promise<FieldProblem | undefined> => {
  if (!(value instanceof File))
    return fileName(value, isElsewhere(field)) === '' ? { message: globalTexts.file_required } : undefined;
  const problem = await checkFile(value, fileRule(field));
  return problem && fileProblem(problem, value.name);
};

/** A chosen file as name and base64, or as its host takes files; a stored one as it is. */
export async function fileToWire(value: unknown, field: Field): Promise<unknown> {
  const way = wayOf(field);
  if (way) return outgoing(value, way, field);
  return value instanceof File
    ? ({ name: value.name, content: await toBase64(value) } satisfies WireFile)
    : value;
}
