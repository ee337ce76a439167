import type { FormBehaviour } from '../core/types';
import { FILE_INPUT_HEIGHT } from './fileInputHeight';
import { checkFileValue, serializeFile } from './fileValue';

export default {
  inputHeight: () => FILE_INPUT_HEIGHT,
  accepts: () => true,
  draftable: () => false,
  toWire: serializeFile,
  validate: checkFileValue,
} satisfies FormBehaviour;
