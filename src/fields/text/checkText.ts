import type { FieldProblem } from '../types';
import { fieldTexts } from '../texts';

export interface TextLimits {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  notPattern?: string | undefined;
  patternText?: string | undefined;
}

/** Longer texts are not matched at all: a pattern that goes through them would still take its time. */
const MAX_MATCHED = 5000;

type Found = FieldProblem | undefined;

/** Problem of a text against its limits, the length first. What is no text has no limits. What matches patterns loads with the first. */
export const checkText = (value: unknown, limits: TextLimits): Found | Promise<Found> => {
  if (typeof value !== 'string') return undefined;
  const { pattern, notPattern } = limits;
  const isFree = pattern === undefined && notPattern === undefined;
  return checkLength(value, limits) ?? (isFree ? undefined : checkPatterns(value, limits));
};

export const checkLength = (
  text: string,
  { minLength: min = 0, maxLength: max = Infinity }: TextLimits,
): Found => {
  if (text.length >= min && text.length <= max) return undefined;
  if (min === max) return { message: fieldTexts.lengthExactly, args: { min } };
  if (min > 0 && max < Infinity) return { message: fieldTexts.lengthBetween, args: { min, max } };
  if (min > 0) return { message: fieldTexts.lengthAtLeast, args: { min } };
  return { message: fieldTexts.lengthAtMost, args: { max } };
};

const checkPatterns = async (
  text: string,
  { pattern, notPattern, patternText }: TextLimits,
): Promise<Found> => {
  // Where it does not come, the host judges; a pattern at fault is told where declarations are checked.
  const { fitsPattern } = await import('../../lib/pattern').catch(() => ({ fitsPattern: () => undefined }));
  const isLike = (one: string | undefined): boolean | undefined =>
    one === undefined ? undefined : fitsPattern(text, one);
  const isFit = text.length <= MAX_MATCHED && isLike(pattern) !== false && isLike(notPattern) !== true;
  return isFit ? undefined : { message: patternText ?? fieldTexts.format };
};
