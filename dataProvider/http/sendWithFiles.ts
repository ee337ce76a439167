import { readPath } from '../../src/config/values/readPath';
import { isPlainObject } from '../../src/lib/json';
import { hasPendingUpload, PendingUpload, type UploadMethod } from '../../src/lib/file/pendingUpload';
import type { Json } from '../../src/config/types';
import { ApiError, isOutcomeUnknown, UNKNOWN_ERROR } from './apiError';
import { parseUrl } from './hostUrl';
import type { ApiResponse, RequestFunction, RequestInput } from './request';
import { fillTemplate } from '../templates/fillTemplate';

/** ms that a file may take; lines are slow and files are large. */
const UPLOAD_TIMEOUT = 120_000;

type UploadTarget = Extract<UploadMethod, { kind: 'upload' }>;

/** What was uploaded already, so that a form that is sent again does not upload again. */
const uploadCache = new WeakMap<File, Map<string, unknown>>();

/**
 * Sends a body in which there are files: those that go to an address of their own first, then the body with what the host
 * said of them, or all of it as `multipart/form-data`. Rejects with `ApiError`; where an upload failed nothing else was sent.
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

/** The body with the answers of its uploads in place of the files. One after the other: a host may count them. */
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

/** What the record keeps of a file that was uploaded. */
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
  { path, part, ask, value }: UploadTarget,
): Promise<unknown> {
  const options = { host, signal, fromDeclaration };
  const scope = { name: file.name, size: file.size, type: file.type };
  const form = new FormData();
  form.append(part, file, file.name);
  const response =
    ask === undefined
      ? await request({ ...options, method: 'POST', path, body: form, timeout: UPLOAD_TIMEOUT })
      : await request({ ...options, method: 'POST', path, body: fillTemplate(ask.body as Json, scope) });
  const storedValue = readPath(response.body, value);
  if (typeof storedValue !== 'string' && typeof storedValue !== 'number') throw missingMemberError(value);
  if (ask !== undefined) {
    const link = readPath(response.body, ask.to);
    // A path is one of the host that said it, not of the console.
    const uploadUrl =
      typeof link === 'string' && link !== '' && parseUrl(link, parseUrl(response.url)?.href)?.href;
    if (!uploadUrl) throw missingMemberError(ask.to);
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
  new ApiError(UNKNOWN_ERROR, { message: `La respuesta no contiene «${path}».` });

/** Said at the field. Nothing of the record was sent: it is not unknown what became of it. */
function toFieldError(error: ApiError, { name }: File, member: string): ApiError {
  const reason = error.detail === '' ? '' : ` ${error.detail}`;
  const detail = `No se ha podido subir «${name}».${reason}`;
  return new ApiError(isOutcomeUnknown(error) ? UNKNOWN_ERROR : error.code, {
    errors: [{ detail, source: { pointer: `/${member.replaceAll('.', '/')}` } }],
  });
}

/** A body as parts: a member each, within an object as `outer[inner]`; plain lists repeat their name, others are JSON. */
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
