import { asNumber } from '../number/checkNumber';
import type { FormBehaviour } from '../core/types';
import { checkPercent, percentToWire, wireToPercent } from './percentValue';

export default {
  accepts: (value) => asNumber(value) !== undefined,
  toForm: wireToPercent,
  toWire: percentToWire,
  validate: checkPercent,
} satisfies FormBehaviour;
