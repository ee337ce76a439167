import type * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { isLocalizedText, type LocalizedTextPlace } from '../../localizedTexts/localizedText';
import { isTextMark, type Mark } from '../../schema/base/marks';
import { resourceSchema } from '../../schema/resource';
import { getDependentSchema, type PartSchemas } from '../schema/dependentSchema';
import { walkMarkedValues } from '../walkMarkedValues';

/** Finds the texts by language in a declaration: the objects of texts where its schema expects a text. */
export function findLocalizedTexts(input: unknown, schemas: PartSchemas): LocalizedTextPlace[] {
  return findTexts(resourceSchema, input, (mark, value, owner) =>
    getDependentSchema(mark, value, owner, schemas),
  );
}

/** Finds the texts by language in a value with a schema; `getPartSchema` returns the schema of a part, if it depends on the value. */
export function findTexts(
  schema: z.ZodMiniType,
  input: unknown,
  getPartSchema: (
    mark: Mark,
    value: unknown,
    owner: Readonly<Record<string, unknown>>,
  ) => z.ZodMiniType | undefined = () => undefined,
): LocalizedTextPlace[] {
  // Most files have none, and the walk along the schema takes longer.
  if (!isPlainObject(input) || !containsLocalizedText(input)) return [];
  const places: LocalizedTextPlace[] = [];
  walkMarkedValues(schema, input, { path: [], owner: input }, undefined, (mark, value, location) => {
    if (isTextMark(mark) && isLocalizedText(value)) places.push({ path: location.path, texts: value });
    return { schema: getPartSchema(mark, value, location.owner) };
  });
  return places;
}

const containsLocalizedText = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isLocalizedText(value) || Object.values(value).some(containsLocalizedText));
