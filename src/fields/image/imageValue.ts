import type { Field } from '../../config/types';
import { toBase64 } from '../../lib/file/base64';
import { checkImage, type ImageRule } from '../../lib/image/checkImage';
import { toImageSrc, isStoredImage } from '../../lib/image/toImageSrc';
import { describeFileProblem } from '../inputs/describeFileProblem';
import { isStoredRemotely } from '../file/fileName';
import { toPendingUpload, getUploadMethod } from '../file/uploadMethod';
import { optionsOf } from '../core/optionsOf';
import type { FieldProblem } from '../core/types';
import type { ResolvedImageOptions } from './schema';

export const imageRule = (field: Field): ImageRule => {
  const { types, maxBytes } = optionsOf<ResolvedImageOptions>(field);
  return { types, maxBytes };
};

/** Problem of an image: a File by its content, a text by whether it is stored or a picture in base64 (CUST-04). */
export const checkImageValue = async (value: unknown, field: Field): Promise<FieldProblem | undefined> => {
  const rule = imageRule(field);
  if (value instanceof File) {
    const problem = await checkImage(value, rule);
    return problem && describeFileProblem(problem, value.name);
  }
  if (isStoredImage(value) || (isStoredRemotely(field) && ['string', 'number'].includes(typeof value)))
    return undefined;
  if (toImageSrc(value) === undefined) return describeFileProblem({ code: 'type', allowed: rule.types }, '');
  return undefined;
};

/**
 * A chosen file as bare base64 or as its host takes files, or what was `loaded` where new ones have another member; a stored
 * or already encoded image as it is.
 */
export const serializeImage = (value: unknown, field: Field, initialValue: unknown): unknown => {
  const uploadMethod = getUploadMethod(field);
  const { newTo } = optionsOf<ResolvedImageOptions>(field);
  if (uploadMethod && newTo === undefined) return toPendingUpload(value, uploadMethod, field);
  if (!(value instanceof File)) return value;
  return newTo === undefined ? toBase64(value) : initialValue;
};

/** A chosen file as bare base64 by the member that takes new ones; null there when none was chosen. */
export const serializeNewImage = async (value: unknown, field: Field): Promise<Record<string, unknown>> => {
  const { newTo } = optionsOf<ResolvedImageOptions>(field);
  if (newTo === undefined) return {};
  const uploadMethod = getUploadMethod(field);
  if (uploadMethod)
    return { [newTo]: toPendingUpload(value instanceof File ? value : undefined, uploadMethod, field) };
  return { [newTo]: value instanceof File ? await toBase64(value) : null };
};
