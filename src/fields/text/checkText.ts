import type { FieldProblem } from '../core/types';
import { fieldTexts } from '../core/texts';

export interface TextLimits {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  notPattern?: string | undefined;
  patternText?: string | undefined;
}

/** Longer texts are not matched, since even a safe pattern takes time on them. */
const MAX_PATTERN_LENGTH = 5000;

type MaybeProblem = FieldProblem | undefined;

/**
 * Returns the problem of a text against its limits, the length first. Other types have no limits. The pattern matcher loads
 * lazily.
 */
export const checkText = (value: unknown, limits: TextLimits): MaybeProblem | Promise<MaybeProblem> => {
  if (typeof value !== 'string') return undefined;
  const { pattern, notPattern } = limits;
  const hasNoPattern = pattern === undefined && notPattern === undefined;
  return checkLength(value, limits) ?? (hasNoPattern ? undefined : checkPatterns(value, limits));
};

export const checkLength = (
  text: string,
  { minLength: min = 0, maxLength: max = Infinity }: TextLimits,
): MaybeProblem => {
  if (text.length >= min && text.length <= max) return undefined;
  if (min === max) return { message: fieldTexts.lengthExactly, args: { min } };
  if (min > 0 && max < Infinity) return { message: fieldTexts.lengthBetween, args: { min, max } };
  if (min > 0) return { message: fieldTexts.lengthAtLeast, args: { min } };
  return { message: fieldTexts.lengthAtMost, args: { max } };
};

const checkPatterns = async (
  text: string,
  { pattern, notPattern, patternText }: TextLimits,
): Promise<MaybeProblem> => {
  // If the matcher fails to load, the host validates. The config check reports an invalid pattern.
  const { matchesPattern } = await import('../../lib/text/safePattern').catch(() => ({
    matchesPattern: () => undefined,
  }));
  const matches = (expression: string | undefined): boolean | undefined =>
    expression === undefined ? undefined : matchesPattern(text, expression);
  const isValid =
    text.length <= MAX_PATTERN_LENGTH && matches(pattern) !== false && matches(notPattern) !== true;
  return isValid ? undefined : { message: patternText ?? fieldTexts.invalidFormat };
};
