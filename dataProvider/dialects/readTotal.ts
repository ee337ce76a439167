import { readPath } from '../../src/config/values/readPath';
import type { ApiResponse } from '../http/request';

/** Reads a number at a path of the body (`.`: the body itself), or from a header: in `0-24/573` the one after the slash. */
export function readTotal(source: string, { body, headers }: ApiResponse<unknown>): unknown {
  const [, name] = /^header:(.+)$/i.exec(source) ?? [];
  if (name === undefined) return source === '.' ? body : readPath(body, source);
  return /(?:^|\/)(\d+)\s*$/.exec(headers.get(name) ?? '')?.[1];
}
