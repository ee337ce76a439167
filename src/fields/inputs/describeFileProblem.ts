import type { FileProblem } from '../../lib/file/checkFile';
import type { ImageProblem } from '../../lib/image/checkImage';
import { formatBytes } from '../../lib/formatNumber';
import type { FieldProblem } from '../core/types';
import { globalTexts } from '../../i18n/messages/global';

/** Returns the message for a problem with a chosen file; it names the limit or the formats. */
export const describeFileProblem = (problem: FileProblem | ImageProblem, name: string): FieldProblem => {
  if (problem.code === 'size') {
    return {
      message: globalTexts.file_size_error,
      args: { name, limit: formatBytes(problem.maxBytes) ?? '' },
    };
  }
  if (problem.code === 'empty') return { message: globalTexts.file_empty_error, args: { name } };
  if (problem.code === 'pixels') return { message: globalTexts.image_pixels_error };
  const formats = problem.allowed.flatMap((kind) => (kind === 'jpeg' ? ['jpg', 'jpeg'] : [kind])).join(', ');
  return { message: globalTexts.file_type_error, args: { formats } };
};
