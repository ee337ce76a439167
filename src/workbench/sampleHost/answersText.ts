import { isPlainObject, parseJson } from '../../lib/json';
import type { SampleAnswer, SampleAnswers } from './sampleAnswers';

const isSampleAnswer = (value: unknown): value is SampleAnswer =>
  isPlainObject(value) &&
  (value.status === undefined ||
    (typeof value.status === 'number' && value.status >= 200 && value.status < 600)) &&
  (value.headers === undefined || isPlainObject(value.headers));

const isSampleAnswers = (value: unknown): value is SampleAnswers =>
  isPlainObject(value) && Object.values(value).every(isSampleAnswer);

/** The answers of a text; undefined where it holds something else. */
export const parseAnswers = (text: string): SampleAnswers | undefined =>
  text.trim() === '' ? {} : parseJson(text, isSampleAnswers);

/** The text with one more answer, or another one in its place. */
export const addAnswer = (text: string, call: string, answer: SampleAnswer): string =>
  `${JSON.stringify({ ...parseAnswers(text), [call]: answer }, null, 2)}\n`;
