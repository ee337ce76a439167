import type { FormBehaviour } from '../core/types';
import { findEndByMember, partForPath, checkPeriod, toPeriod, toWirePeriod } from './periodValue';

export default {
  accepts: () => true,
  toForm: (value) => toPeriod(value),
  toWire: (value, field) => toWirePeriod(value, field),
  validate: (value, field) => checkPeriod(value, field)?.problem,
  findInputPath: (_, path) => partForPath(path),
  writesMember: (field, member) => findEndByMember(field, member) !== undefined,
} satisfies FormBehaviour;
