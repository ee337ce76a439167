import { firstBytes } from './base64';
import { checkFile, type FileProblem } from './checkFile';
import { imageKind } from './fileKind';
import { imagePixels } from './imagePixels';
import { mayLoad } from './pictures';

export { toBase64 } from './base64';

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
  const pixels = imagePixels(new Uint8Array(await file.arrayBuffer()));
  if (pixels === undefined || pixels === 0) return { code: 'type', allowed: rule.types };
  return pixels > MAX_PIXELS ? { code: 'pixels', maxPixels: MAX_PIXELS } : undefined;
}

/** Whether an image value is already stored at the host, as opposed to new base64 content (CUST-04). */
export function isStoredImage(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);
}

const DATA_PREFIX = /^data:image\/(?:png|jpe?g);base64,/;

/**
 * What an `<img src>` may show of an image value: a stored `https://` address of a host that the runtime config names, as it
 * is, and base64 content, bare or as a data URL, that really is a PNG or JPEG. Anything else is `undefined`.
 */
export function imageSrc(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isStoredImage(value)) return mayLoad(value) ? value : undefined;
  const base64 = value.replace(DATA_PREFIX, '');
  const bytes = firstBytes(base64, 8);
  const kind = bytes && imageKind(bytes);
  return kind && `data:image/${kind};base64,${base64}`;
}
