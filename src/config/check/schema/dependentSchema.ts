import * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import type { Mark } from '../../schema/base/marks';
import type { KnownNames } from '../knownNames';
import { getFieldSchemas } from './shapeProblems';

/** Schemas of the parts of a declaration that depend on a type or an id. */
export type PartSchemas = Pick<KnownNames, 'fieldSchemas' | 'options'>;

/**
 * Returns the schema of a part that depends on another member: a field by its type, the options of an extension by its id.
 * Returns undefined for other parts, for unknown types and ids, and for extensions without options.
 */
export function getDependentSchema(
  mark: Mark,
  value: unknown,
  owner: unknown,
  { fieldSchemas, options }: PartSchemas,
): z.ZodMiniType | undefined {
  if (mark === 'inField')
    return isPlainObject(value) ? getFieldSchemas(fieldSchemas).get(String(value.type)) : undefined;
  if (mark !== 'inTabOptions' && mark !== 'inDialogOptions') return undefined;
  const kind = mark === 'inTabOptions' ? 'tab' : 'dialog';
  const id = isPlainObject(owner) ? owner[kind] : undefined;
  const shape = options?.[kind].get(String(id));
  return shape && z.strictObject(shape);
}
