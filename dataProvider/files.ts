import { readPath } from '../src/config/readPath';
import { isPlainObject } from '../src/lib/json';
import { carriesFile, OutgoingFile, type FileWay } from '../src/lib/outgoingFile';
import type { Json } from '../src/config/types';
import { ApiError, isLost, OTHER } from './apiError';
import { parse } from './hostAddress';
import type { Answer, Request, RequestInput } from './request';
import { fillTemplate } from './template';

/** ms that a file may take; lines are slow and files are large. */
const PATIENCE = 120_000;

type Upload = Extract<FileWay, { kind: 'upload' }>;

/** What was uploaded already, so that a form that is sent again does not upload again. */
const uploaded = new WeakMap<File, Map<string, unknown>>();

/**
 * Sends a body in which there are files: those that go to an address of their own first, then the body with what the host
 * said of them, or all of it as `multipart/form-data`. Rejects with `ApiError`; where an upload failed nothing else was sent.
 */
export async function sendWithFiles<T>(request: Request, input: RequestInput): Promise<Answer<T>> {
  const body = await withUploads(input.body, (file) => upload(request, input, file));
  if (!carriesFile(body)) return request<T>({ ...input, body });
  const timeout = Math.max(input.timeout ?? 0, PATIENCE);
  return request<T>({ ...input, body: multipart(body), timeout });
}

/** The body with the answers of its uploads in place of the files. One after the other: a host may count them. */
async function withUploads(value: unknown, send: (file: OutgoingFile) => Promise<unknown>): Promise<unknown> {
  if (value instanceof OutgoingFile) return value.way.kind === 'upload' ? send(value) : value;
  if (Array.isArray(value)) {
    const entries: unknown[] = [];
    for (const entry of value) entries.push(await withUploads(entry, send));
    return entries;
  }
  if (!isPlainObject(value)) return value;
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) members.push([name, await withUploads(member, send)]);
  return Object.fromEntries(members);
}

/** What the record keeps of a file that was uploaded. */
async function upload(request: Request, input: RequestInput, { file, way, member }: OutgoingFile) {
  if (!file || way.kind !== 'upload') return null;
  const key = JSON.stringify([input.host, way]);
  const known = uploaded.get(file)?.get(key);
  if (known !== undefined) return known;
  try {
    const value = await sent(request, { ...input, host: way.host ?? input.host }, file, way);
    uploaded.set(file, new Map([...(uploaded.get(file) ?? []), [key, value]]));
    return value;
  } catch (error) {
    throw error instanceof ApiError ? refusal(error, file, member) : error;
  }
}

async function sent(
  request: Request,
  { host, signal, declared }: RequestInput,
  file: File,
  { path, part, ask, value }: Upload,
): Promise<unknown> {
  const around = { host, signal, declared };
  const scope = { name: file.name, size: file.size, type: file.type };
  const form = new FormData();
  form.append(part, file, file.name);
  const answer =
    ask === undefined
      ? await request({ ...around, method: 'POST', path, body: form, timeout: PATIENCE })
      : await request({ ...around, method: 'POST', path, body: fillTemplate(ask.body as Json, scope) });
  const kept = readPath(answer.body, value);
  if (typeof kept !== 'string' && typeof kept !== 'number') throw unsaid(value);
  if (ask !== undefined) {
    const link = readPath(answer.body, ask.to);
    // A path is one of the host that said it, not of the console.
    const at = typeof link === 'string' && link !== '' && parse(link, parse(answer.url)?.href)?.href;
    if (!at) throw unsaid(ask.to);
    await request({ signal, declared, method: 'PUT', path: '', at, body: file, timeout: PATIENCE });
  }
  return kept;
}

const unsaid = (path: string): ApiError =>
  new ApiError(OTHER, { message: `La respuesta no contiene «${path}».` });

/** Said at the field. Nothing of the record was sent: it is not unknown what became of it. */
function refusal(error: ApiError, { name }: File, member: string): ApiError {
  const why = error.detail === '' ? '' : ` ${error.detail}`;
  const detail = `No se ha podido subir «${name}».${why}`;
  return new ApiError(isLost(error) ? OTHER : error.code, {
    errors: [{ detail, source: { pointer: `/${member.replaceAll('.', '/')}` } }],
  });
}

/** A body as parts: a member each, within an object as `outer[inner]`; plain lists repeat their name, others are JSON. */
function multipart(body: unknown): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value instanceof OutgoingFile) {
      if (value.file) form.append(name, value.file, value.file.name);
      else if (value.file === null) form.append(name, '');
    } else if (Array.isArray(value)) {
      const isPlain = value.every((entry) => typeof entry !== 'object');
      if (isPlain) for (const entry of value) add(name, entry);
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
