import type { FormBehaviour } from '../core/types';
import { FILE_INPUT_HEIGHT } from '../file/fileInputHeight';
import { checkImageValue, serializeImage, serializeNewImage } from './imageValue';

export default {
  inputHeight: () => FILE_INPUT_HEIGHT,
  accepts: () => true,
  draftable: () => false,
  toWire: serializeImage,
  extraBodyMembers: serializeNewImage,
  validate: checkImageValue,
} satisfies FormBehaviour;
