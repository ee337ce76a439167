import type { FormBehaviour } from '../core/types';
import { checkFileValue, serializeFile } from './fileValue';

export default {
  accepts: () => true,
  draftable: () => false,
  toWire: serializeFile,
  validate: checkFileValue,
} satisfies FormBehaviour;
