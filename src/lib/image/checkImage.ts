import { checkFile, type FileProblem } from '../file/checkFile';
import { readPixelCount } from './pixelCount';

/** Kinds of image that the console accepts: no SVG, which can contain scripts. */
export type ImageKind = 'png' | 'jpeg';

export interface ImageRule {
  types: readonly ImageKind[];
  /** Limit in bytes; a file of exactly the limit is accepted. */
  maxBytes: number;
}

/** Reason for rejecting an image; `pixels`: so many that displaying it could hang the browser. */
export type ImageProblem = FileProblem | { code: 'pixels'; maxPixels: number };

const MAX_PIXELS = 40_000_000;

/** Checks a chosen image by its content; `undefined` if it is valid. */
export async function checkImage(file: Blob, rule: ImageRule): Promise<ImageProblem | undefined> {
  const problem = await checkFile(file, rule);
  if (problem) return problem;
  const pixels = readPixelCount(new Uint8Array(await file.arrayBuffer()));
  if (pixels === undefined || pixels === 0) return { code: 'type', allowed: rule.types };
  return pixels > MAX_PIXELS ? { code: 'pixels', maxPixels: MAX_PIXELS } : undefined;
}
