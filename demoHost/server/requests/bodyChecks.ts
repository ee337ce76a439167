import type { z } from 'zod';
import { HostError } from '../responses/hostError';
import type { ErrorDetail } from '../responses/hostError';

/** Spanish sentences for what the checker found, by its issue codes. */
function issueMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return `Máximo ${String(issue.maximum)}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'No puede estar vacío.' : `Mínimo ${String(issue.minimum)}.`;
    case 'invalid_format':
      return 'Formato no válido.';
    case 'custom':
      return issue.message;
    default:
      return 'Valor no válido.';
  }
}

const toPointer = (path: readonly PropertyKey[]) => `/${path.map(String).join('/')}`;

function toErrorDetails(error: z.ZodError): ErrorDetail[] {
  return error.issues.slice(0, 50).flatMap((issue): ErrorDetail[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          code: 'unknown_field',
          detail: 'Campo desconocido.',
          pointer: toPointer([...issue.path, key]),
        }))
      : [{ code: 'invalid', detail: issueMessage(issue), pointer: toPointer(issue.path) }],
  );
}

/** Keys that must never be merged into anything. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Deepest nesting of a body that is read. */
const MAX_DEPTH = 20;

/** Most members and items of a body, all together: 10,000 tenants of four texts fit. */
const MAX_PARTS = 60_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/**
 * Refuses JSON (UTF-8) that nests too deep (400) or has too many parts (413). It looks at the bytes, before anything is
 * made of them: what is left to parse is few parts, however long.
 */
export function checkJsonSize(json: Buffer): void {
  let depth = 0;
  let partCount = 0;
  let isInString = false;
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) partCount += 1;
    else if (isOpening(byte)) {
      partCount += 1;
      depth += 1;
      if (depth > MAX_DEPTH)
        throw new HostError(400, { code: 'too_deep', detail: 'Demasiados niveles anidados.' });
    } else if (isClosing(byte)) depth -= 1;
    if (partCount > MAX_PARTS)
      throw new HostError(413, { code: 'too_many_parts', detail: 'El contenido tiene demasiadas partes.' });
  }
}

/** Refuses a body that carries prototype keys (422), wherever in it they are. */
export function refusePrototypeKeys(value: unknown, pointer = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    if (prototypeKeys.has(key))
      throw new HostError(422, {
        code: 'unknown_field',
        detail: 'Campo desconocido.',
        pointer: `${pointer}/${key}`,
      });
    refusePrototypeKeys((value as Record<string, unknown>)[key], `${pointer}/${key}`);
  }
}

/** The body of a call that is not in the contract, read by a strict schema, or 422 with a pointer for each fault. */
export function parseBodyWith<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new HostError(422, toErrorDetails(result.error));
}

/** Only the members that were sent. */
export function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<T>;
}
