import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

/** A request that was not sent, because the host does not support it. */
export class UnsupportedError extends ApiError {}

/**
 * Error for a request that the host does not support. It is thrown before anything is sent: all rows instead of the matches
 * would mislead.
 */
export const unsupportedError = (feature: string): ApiError =>
  new UnsupportedError(UNKNOWN_ERROR, { message: interpolateText(refusalTexts.unsupported, { feature }) });

/** Throws if a text contains one of the characters that the host cannot read there. */
export function refuseCharacters(text: string, characters: string, place: string): void {
  const character = [...characters].find((candidate) => text.includes(candidate));
  if (character !== undefined)
    throw unsupportedError(interpolateText(refusalTexts.character, { character, place }));
}
