import type { FormBehaviour } from '../core/types';
import { checkFileValue, serializeFile } from './fileValue';

/** Height in px of the label, the button and the rule about files. */
const INPUT_HEIGHT = 85;

export default {
  inputHeight: () => INPUT_HEIGHT,
  accepts: () => true,
  draftable: () => false,
  toWire: serializeFile,
  validate: checkFileValue,
} satisfies FormBehaviour;
