import type { Field } from '../../config/types';
import { toBase64 } from '../../lib/toBase64';
import { checkImage, type ImageRule } from '../../lib/imageFile';
import { imageSrc, isStoredImage } from '../../lib/imageSrc';
import { fileProblem } from '../fileProblem';
import { isElsewhere } from '../file/fileName';
import { outgoing, wayOf } from '../file/way';
import { optionsOf } from '../optionsOf';
import type { FieldProblem } from '../types';
import type { ImageFilled } from './schema';

export const imageRule = (field: Field): ImageRule => {
  const { types, maxBytes } = optionsOf<ImageFilled>(field);
  return { types, maxBytes };
};

/** Problem of an image: a File by its content, a text by whether it is stored or a picture in base64 (CUST-04). */
export const checkImageValue = async (value: unknown, field: Field): Promise<FieldProblem | undefined> => {
  const rule = imageRule(field);
  if (value instanceof File) {
    const problem = await checkImage(value, rule);
    return problem && fileProblem(problem, value.name);
  }
  if (isStoredImage(value) || (isElsewhere(field) && ['string', 'number'].includes(typeof value)))
    return undefined;
  if (imageSrc(value) === undefined) return fileProblem({ code: 'type', allowed: rule.types }, '');
  return undefined;
};

/**
 * A chosen file as bare base64 or as its host takes files, or what was `loaded` where new ones have another member; a stored
 * or already encoded image as it is.
 */
export const imageToWire = (value: unknown, field: Field, loaded: unknown): unknown => {
  const way = wayOf(field);
  const { newTo } = optionsOf<ImageFilled>(field);
  if (way && newTo === undefined) return outgoing(value, way, field);
  if (!(value instanceof File)) return value;
  return newTo === undefined ? toBase64(value) : loaded;
};

/** A chosen file as bare base64 by the member that takes new ones; null there when none was chosen. */
export const newImageToWire = async (value: unknown, field: Field): Promise<Record<string, unknown>> => {
  const { newTo } = optionsOf<ImageFilled>(field);
  if (newTo === undefined) return {};
  const way = wayOf(field);
  if (way) return { [newTo]: outgoing(value instanceof File ? value : undefined, way, field) };
  return { [newTo]: value instanceof File ? await toBase64(value) : null };
};
