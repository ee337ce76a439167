import type { FileProblem } from '../lib/checkFile';
import type { ImageProblem } from '../lib/imageFile';
import { formatBytes } from '../lib/numbers';
import type { FieldProblem } from './types';

/** What is wrong with a chosen file, in words: the limit or the formats are named. */
export const fileProblem = (problem: FileProblem | ImageProblem, name: string): FieldProblem => {
  if (problem.code === 'size') {
    return { message: 'file_size_error', args: { name, limit: formatBytes(problem.maxBytes) ?? '' } };
  }
  if (problem.code === 'pixels') return { message: 'image_pixels_error' };
  const formats = problem.allowed.flatMap((kind) => (kind === 'jpeg' ? ['jpg', 'jpeg'] : [kind])).join(', ');
  return { message: 'file_type_error', args: { formats } };
};
