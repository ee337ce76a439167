import { fieldTexts } from '../texts';
import type { FormSide } from '../types';
import { timeEdge, timeOf } from './times';

const asTime = (value: unknown): unknown => timeOf(value) ?? value;

export default {
  toForm: asTime,
  tidy: asTime,
  edge: timeEdge,
  validate: (value) => (timeOf(value) === undefined ? { message: fieldTexts.time } : undefined),
} satisfies FormSide;
