import { isPlainObject, parseJson } from '../../../lib/json';
import type { GivenAnswer, GivenAnswers } from './given';

const isAnswer = (value: unknown): value is GivenAnswer =>
  isPlainObject(value) &&
  (value.status === undefined ||
    (typeof value.status === 'number' && value.status >= 200 && value.status < 600)) &&
  (value.headers === undefined || isPlainObject(value.headers));

const areAnswers = (value: unknown): value is GivenAnswers =>
  isPlainObject(value) && Object.values(value).every(isAnswer);

/** The answers of a text; undefined where it holds something else. */
export const readAnswers = (text: string): GivenAnswers | undefined =>
  text.trim() === '' ? {} : parseJson(text, areAnswers);

/** The text with one more answer, or another one in its place. */
export const withAnswer = (text: string, call: string, answer: GivenAnswer): string =>
  `${JSON.stringify({ ...readAnswers(text), [call]: answer }, null, 2)}\n`;
