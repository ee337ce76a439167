import { inputTexts } from '../inputs/texts';
import type { FormBehaviour } from '../core/types';
import { getTimeCompareKey, parseTime } from './parseTime';

const normaliseTime = (value: unknown): unknown => parseTime(value) ?? value;

export default {
  toForm: normaliseTime,
  normalise: normaliseTime,
  compareKey: getTimeCompareKey,
  validate: (value) => (parseTime(value) === undefined ? { message: inputTexts.invalidTime } : undefined),
} satisfies FormBehaviour;
