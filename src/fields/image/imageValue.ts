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
  const { formats, maxBytes } = optionsOf<ResolvedImageOptions>(field);
  return { types: formats, maxBytes };
};

/** Returns the problem of an image. Checks the content of a File; a text must be a stored URL or a base64 image. */
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
 * Serialises a chosen file as plain base64 or as its host takes files; returns the `loaded` value if new files go to another
 * member. Returns a stored or encoded image unchanged.
 */
export const serializeImage = (value: unknown, field: Field, initialValue: unknown): unknown => {
  const uploadMethod = getUploadMethod(field);
  const { newFileMember } = optionsOf<ResolvedImageOptions>(field);
  if (uploadMethod && newFileMember === undefined) return toPendingUpload(value, uploadMethod, field);
  if (!(value instanceof File)) return value;
  return newFileMember === undefined ? toBase64(value) : initialValue;
};

/** Serialises a chosen file as plain base64 for the member that takes new files; null if none was chosen. */
export const serializeNewImage = async (value: unknown, field: Field): Promise<Record<string, unknown>> => {
  const { newFileMember } = optionsOf<ResolvedImageOptions>(field);
  if (newFileMember === undefined) return {};
  const uploadMethod = getUploadMethod(field);
  if (uploadMethod)
    return {
      [newFileMember]: toPendingUpload(value instanceof File ? value : undefined, uploadMethod, field),
    };
  return { [newFileMember]: value instanceof File ? await toBase64(value) : null };
};
