import type { z } from 'zod';
import { HostError } from '../responses/hostError';
import type { ErrorDetail } from '../responses/hostError';

/** Returns a Spanish message for a schema issue, by code. */
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

/** Keys that are never merged, to prevent prototype pollution. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Maximum nesting depth of a body. */
const MAX_DEPTH = 20;

/** Maximum number of members and items in a body: 10,000 tenants of four texts fit. */
const MAX_PARTS = 60_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/**
 * Rejects JSON (UTF-8) that is nested too deep (400) or has too many parts (413). It scans the bytes before parsing, so
 * only few parts remain to be parsed, however long they are.
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

/** Rejects a body with prototype keys at any depth (422). */
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

/** Parses the body of a call outside the contract with a strict schema; 422 with a pointer for each error. */
export function parseBodyWith<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new HostError(422, toErrorDetails(result.error));
}

/** Returns only the members that were sent. */
export function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<T>;
}
