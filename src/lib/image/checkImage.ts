import { checkFile, type FileProblem } from '../file/checkFile';
import { readPixelCount } from './pixelCount';

/** Kinds of image that the console takes: no SVG, which can carry scripts. */
export type ImageKind = 'png' | 'jpeg';

export interface ImageRule {
  types: readonly ImageKind[];
  /** Limit in bytes; a file of exactly the limit is taken (CLIENT-63). */
  maxBytes: number;
}

/** Why an image is not taken; `pixels`: so many that showing it could stop the browser. */
export type ImageProblem = FileProblem | { code: 'pixels'; maxPixels: number };

const MAX_PIXELS = 40_000_000;

/** Checks a chosen image by its content; `undefined` means it is fine (CLIENT-36). */
export async function checkImage(file: Blob, rule: ImageRule): Promise<ImageProblem | undefined> {
  const problem = await checkFile(file, rule);
  if (problem) return problem;
  const pixels = readPixelCount(new Uint8Array(await file.arrayBuffer()));
  if (pixels === undefined || pixels === 0) return { code: 'type', allowed: rule.types };
  return pixels > MAX_PIXELS ? { code: 'pixels', maxPixels: MAX_PIXELS } : undefined;
}
