import { ApiError, OTHER } from '../../dataProvider';
import { downloadFile, isBlob } from '../lib/download';

/** Hands the user the file that a call answered with; an empty answer is a failure, not an empty file. */
export function saveAnswer(body: unknown, name: string): void {
  if (!isBlob(body) || body.size === 0) throw new ApiError(OTHER);
  downloadFile(name, body, body.type);
}
