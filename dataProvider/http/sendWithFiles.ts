import { readPath } from '../../src/config/values/readPath';
import { isPlainObject } from '../../src/lib/json';
import { hasPendingUpload, PendingUpload, type UploadMethod } from '../../src/lib/file/pendingUpload';
import type { Json } from '../../src/config/types';
import { ApiError, isOutcomeUnknown, UNKNOWN_ERROR } from './apiError';
import { parseUrl } from './hostUrl';
import type { ApiResponse, RequestFunction, RequestInput } from './request';
import { fillTemplate } from '../templates/fillTemplate';
import { interpolateText } from '../../src/i18n/interpolateText';
import { uploadTexts } from './uploadTexts';

/** Timeout of an upload in ms; connections can be slow and files large. */
const UPLOAD_TIMEOUT = 120_000;

type UploadTarget = Extract<UploadMethod, { kind: 'upload' }>;

/** Cache of uploaded files, so that resending a form does not upload them again. */
const uploadCache = new WeakMap<File, Map<string, unknown>>();

/**
 * Sends a body with files: first those with an upload URL, then the body with the host's values for them, or all of it as
 * `multipart/form-data`. Rejects with `ApiError`; if an upload failed, the body was not sent.
 */
export async function sendWithFiles<T>(
  request: RequestFunction,
  input: RequestInput,
): Promise<ApiResponse<T>> {
  const body = await replaceUploads(input.body, (file) => uploadFile(request, input, file));
  if (!hasPendingUpload(body)) return request<T>({ ...input, body });
  const timeout = Math.max(input.timeout ?? 0, UPLOAD_TIMEOUT);
  return request<T>({ ...input, body: toFormData(body), timeout });
}

/** Replaces files by the responses of their uploads. Sequential, since a host may limit concurrent uploads. */
async function replaceUploads(
  value: unknown,
  send: (file: PendingUpload) => Promise<unknown>,
): Promise<unknown> {
  if (value instanceof PendingUpload) return value.method.kind === 'upload' ? send(value) : value;
  if (Array.isArray(value)) {
    const entries: unknown[] = [];
    for (const entry of value) entries.push(await replaceUploads(entry, send));
    return entries;
  }
  if (!isPlainObject(value)) return value;
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value))
    members.push([name, await replaceUploads(member, send)]);
  return Object.fromEntries(members);
}

/** Uploads a file and returns the value that the record stores. */
async function uploadFile(
  request: RequestFunction,
  input: RequestInput,
  { file, method, member }: PendingUpload,
) {
  if (!file || method.kind !== 'upload') return null;
  const key = JSON.stringify([input.host, method]);
  const cached = uploadCache.get(file)?.get(key);
  if (cached !== undefined) return cached;
  try {
    const value = await postFile(request, { ...input, host: method.host ?? input.host }, file, method);
    uploadCache.set(file, new Map([...(uploadCache.get(file) ?? []), [key, value]]));
    return value;
  } catch (error) {
    throw error instanceof ApiError ? toFieldError(error, file, member) : error;
  }
}

async function postFile(
  request: RequestFunction,
  { host, signal, fromDeclaration }: RequestInput,
  file: File,
  { path, part, presign, valuePath }: UploadTarget,
): Promise<unknown> {
  const options = { host, signal, fromDeclaration };
  const scope = { name: file.name, size: file.size, type: file.type };
  const form = new FormData();
  form.append(part, file, file.name);
  const response =
    presign === undefined
      ? await request({ ...options, method: 'POST', path, body: form, timeout: UPLOAD_TIMEOUT })
      : await request({ ...options, method: 'POST', path, body: fillTemplate(presign.body as Json, scope) });
  const storedValue = readPath(response.body, valuePath);
  if (typeof storedValue !== 'string' && typeof storedValue !== 'number') throw missingMemberError(valuePath);
  if (presign !== undefined) {
    const link = readPath(response.body, presign.urlPath);
    // A relative link belongs to the host that returned it, not to the console.
    const uploadUrl =
      typeof link === 'string' && link !== '' && parseUrl(link, parseUrl(response.url)?.href)?.href;
    if (!uploadUrl) throw missingMemberError(presign.urlPath);
    await request({
      signal,
      fromDeclaration,
      method: 'PUT',
      path: '',
      absoluteUrl: uploadUrl,
      body: file,
      timeout: UPLOAD_TIMEOUT,
    });
  }
  return storedValue;
}

const missingMemberError = (path: string): ApiError =>
  new ApiError(UNKNOWN_ERROR, { message: interpolateText(uploadTexts.noMember, { path }) });

/** Reports the error at the field. The record was not sent, so its outcome is not unknown. */
function toFieldError(error: ApiError, { name }: File, member: string): ApiError {
  const reason = error.detail === '' ? '' : ` ${error.detail}`;
  const detail = interpolateText(uploadTexts.upload, { name }) + reason;
  return new ApiError(isOutcomeUnknown(error) ? UNKNOWN_ERROR : error.code, {
    errors: [{ detail, source: { pointer: `/${member.replaceAll('.', '/')}` } }],
  });
}

/**
 * Converts a body to form data: a part for each member, nested as `outer[inner]`; lists of plain values repeat their name,
 * others are JSON.
 */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value instanceof PendingUpload) {
      if (value.file) form.append(name, value.file, value.file.name);
      else if (value.file === null) form.append(name, '');
    } else if (Array.isArray(value)) {
      const isScalarList = value.every((entry) => typeof entry !== 'object');
      if (isScalarList) for (const entry of value) add(name, entry);
      else form.append(name, JSON.stringify(value));
    } else if (isPlainObject(value)) {
      for (const [inner, entry] of Object.entries(value))
        add(name === '' ? inner : `${name}[${inner}]`, entry);
    } else if (value !== undefined) {
      form.append(name, value === null ? '' : String(value));
    }
  };
  add('', body);
  return form;
}
