import { inputTexts } from '../inputTexts';
import type { FormSide } from '../types';
import { timeEdge, timeOf } from './times';

const asTime = (value: unknown): unknown => timeOf(value) ?? value;

export default {
  toForm: asTime,
  tidy: asTime,
  edge: timeEdge,
  validate: (value) => (timeOf(value) === undefined ? { message: inputTexts.time } : undefined),
} satisfies FormSide;
