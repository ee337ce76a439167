import type { Dialect, Field, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { buildRequestBody, writeFields } from '../jsonApi/requestBody';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import type { WriteRequest } from '../jsonApi/wireFormat';
import { fillTemplate } from '../templates/fillTemplate';
import { getResourceType } from './dialectApi';
import { restoreOriginals, toWireValues } from '../values/wireValues';

/** Builds the body of a write, as declared, else as the dialect defines it. */
export function buildDialectBody(
  dialect: Dialect,
  resources: ResourceLookup,
  writeRequest: WriteRequest,
): unknown {
  const { call, resource, id } = writeRequest;
  const previousRecord = writeRequest.previousRecord ?? {};
  const values = toWireValues(writeRequest.values, resource, previousRecord, dialect.dates);
  const scope = toWireValues(writeRequest.scope, resource, previousRecord, dialect.dates);
  const { create, update } = resource.api.declared;
  const isUpdate = call === resource.api.update;
  if (call === resource.api.delete || (isUpdate ? update : create))
    return buildRequestBody(call, resource, values, scope, id, previousRecord);
  const { body } = isUpdate ? dialect.update : dialect.create;
  const isWhole = isUpdate && dialect.update.whole;
  const base = isWhole ? wholeRecord(resource, restoreOriginals(previousRecord)) : {};
  if (!isPlainObject(body) && !isWhole)
    return buildRequestBody({ ...call, body }, resource, values, scope, id, previousRecord);
  const fields = writeFields(resource, values, base, previousRecord);
  if (body === 'bare') return fields;
  if (body === 'data') return { data: fields };
  if (body === 'data.attributes') return { data: { id, attributes: fields } };
  const references = topLevelReferences(resource);
  const attributes = { ...fields };
  const relationships: Record<string, unknown> = {};
  for (const field of references) {
    if (!Object.hasOwn(fields, field.writePath)) continue;
    delete attributes[field.writePath];
    relationships[field.writePath] = {
      data: toLinkage(fields[field.writePath], resources.get(targetResourceName(field))),
    };
  }
  const type = getResourceType(resource);
  const relations = Object.keys(relationships).length > 0 ? { relationships } : {};
  return fillTemplate(body, { fields, attributes, type, ...relations, ...(id !== undefined && { id }) });
}

/** Returns the full record for an update: all members from the host, with `id` only if the host uses that name. */
function wholeRecord(
  { api }: Resource,
  previousRecord: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { $included: _, id, ...others } = previousRecord;
  return api.id.includes('id') && id !== undefined ? { ...others, id } : others;
}

const targetResourceName = ({ options }: Field): string => String(options.resource);

/** Returns the fields with ids of other records that are written at the top level of the body. */
const topLevelReferences = ({ fields }: Resource): Field[] =>
  Object.values(fields).filter(
    ({ type, writePath }) => (type === 'reference' || type === 'references') && !writePath.includes('.'),
  );

/** Converts an id, several or none to JSON:API resource linkage. */
function toLinkage(value: unknown, target: Resource | undefined): unknown {
  const type = target ? getResourceType(target) : undefined;
  if (Array.isArray(value)) return value.map((id: unknown) => ({ type, id: String(id) }));
  return value === null ? null : { type, id: String(value) };
}
