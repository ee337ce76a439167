import type { FormBehaviour } from '../core/types';
import { checkImageValue, serializeImage, serializeNewImage } from './imageValue';

export default {
  accepts: () => true,
  draftable: () => false,
  toWire: serializeImage,
  extraBodyMembers: serializeNewImage,
  validate: checkImageValue,
} satisfies FormBehaviour;
