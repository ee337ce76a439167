import { getSolePlaceholder } from '../../src/config/template';
import type { Dialect, Json } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import type { QueryValue } from '../http/path';
import { fillJson, type JsonValues } from './fillJson';
import type { QueryPair } from './queryTemplate';
import { unsupportedError } from './refusal';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

type FixedParams = Readonly<Record<string, QueryValue>>;

/** Builds the parameters in JSON. Members of a fixed parameter of the same name stay, unless the request sets them. */
export function buildJsonParameters(
  { getList: { json } }: Dialect,
  fixedParams: FixedParams,
  values: JsonValues,
): QueryPair[] {
  return Object.entries(json).flatMap(([name, template]): QueryPair[] => {
    const filled = overlay(readFixedJson(name, fixedParams[name]), fillJson(template, values));
    return filled === undefined ? [] : [[name, JSON.stringify(filled)]];
  });
}

/** Returns the condition that a fixed parameter in JSON holds where the dialect writes its conditions. */
export function findFixedCondition(
  { getList: { json } }: Dialect,
  fixedParams: FixedParams,
): Json | undefined {
  return Object.entries(json)
    .map(([name, template]) => findCondition(template, readFixedJson(name, fixedParams[name])))
    .find((condition) => condition !== undefined);
}

function findCondition(template: Json, fixed: Json | undefined): Json | undefined {
  if (fixed === undefined) return undefined;
  if (typeof template === 'string')
    return getSolePlaceholder(template)?.name === 'conditions' ? fixed : undefined;
  if (!isPlainObject(template) || !isPlainObject(fixed)) return undefined;
  const members = fixed as Readonly<Record<string, Json>>;
  return Object.entries(template as Readonly<Record<string, Json>>)
    .map(([name, value]) => findCondition(value, members[name]))
    .find((condition) => condition !== undefined);
}

/** Reads a fixed parameter: JSON, as a value or as its text. Throws if it is something else. */
export function readFixedJson(name: string, value: unknown): Json | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') return value as Json;
  try {
    return JSON.parse(value) as Json;
  } catch {
    throw unsupportedError(interpolateText(refusalTexts.notJson, { name }));
  }
}

function overlay(fixed: Json | undefined, own: Json | undefined): Json | undefined {
  if (own === undefined) return fixed;
  if (!isPlainObject(fixed) || !isPlainObject(own)) return own;
  const members = fixed as Readonly<Record<string, Json>>;
  return { ...members, ...(own as Readonly<Record<string, Json>>) };
}
