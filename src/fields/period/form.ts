import type { FormSide } from '../types';
import { endOfMember, partOfEnd, periodProblem, toPeriod, toWirePeriod } from './periods';

export default {
  toForm: (value) => toPeriod(value),
  toWire: (value, field) => toWirePeriod(value, field),
  validate: (value, field) => periodProblem(value, field)?.problem,
  inputAt: (_, path) => partOfEnd(path),
  writes: (field, member) => endOfMember(field, member) !== undefined,
} satisfies FormSide;
