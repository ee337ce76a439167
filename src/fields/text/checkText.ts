import type { FieldProblem } from '../types';
import { fieldTexts } from '../texts';

export interface TextLimits {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  patternText?: string | undefined;
}

/** Longer texts are not matched at all: a declared pattern may be slow on them. */
const MAX_MATCHED = 5000;

/** Problem of a text against its limits, the length first. What is no text has no limits. */
export const checkText = (value: unknown, limits: TextLimits): FieldProblem | undefined => {
  if (typeof value !== 'string') return undefined;
  return checkLength(value, limits) ?? checkPattern(value, limits);
};

const checkLength = (text: string, { minLength: min = 0, maxLength: max = Infinity }: TextLimits) => {
  if (text.length >= min && text.length <= max) return undefined;
  if (min === max) return { message: fieldTexts.lengthExactly, args: { min } };
  if (min > 0 && max < Infinity) return { message: fieldTexts.lengthBetween, args: { min, max } };
  if (min > 0) return { message: fieldTexts.lengthAtLeast, args: { min } };
  return { message: fieldTexts.lengthAtMost, args: { max } };
};

const checkPattern = (text: string, { pattern, patternText }: TextLimits): FieldProblem | undefined => {
  if (pattern === undefined) return undefined;
  const regExp = compiled(pattern);
  if (!regExp || (text.length <= MAX_MATCHED && regExp.test(text))) return undefined;
  return { message: patternText ?? fieldTexts.format };
};

const cache = new Map<string, RegExp | null>();

/** null for a pattern that is no regular expression: the declaration is at fault, and no text can satisfy it. */
const compiled = (pattern: string): RegExp | null => {
  const known = cache.get(pattern);
  if (known !== undefined) return known;
  let made: RegExp | null = null;
  try {
    made = new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    // Reported where declarations are checked; here the field stays usable.
  }
  cache.set(pattern, made);
  return made;
};
