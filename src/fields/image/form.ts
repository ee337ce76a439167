import type { FormBehaviour } from '../core/types';
import { checkImageValue, serializeImage, serializeNewImage } from './imageValue';

/** Height in px of the label, the button and the rule about files. */
const INPUT_HEIGHT = 85;

export default {
  inputHeight: () => INPUT_HEIGHT,
  accepts: () => true,
  draftable: () => false,
  toWire: serializeImage,
  extraBodyMembers: serializeNewImage,
  validate: checkImageValue,
} satisfies FormBehaviour;
