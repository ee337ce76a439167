import type { Dialect, Field, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { writeBody, written } from '../body';
import type { Resources } from '../jsonApiProvider';
import type { Write } from '../speech';
import { fillTemplate } from '../template';
import { typeOf } from './calls';
import { asWritten, withWritten } from './dates';

/** The body of a write: as the declaration says, else as the dialect has it. */
export function bodyOf(dialect: Dialect, resources: Resources, write: Write): unknown {
  const { call, resource, id } = write;
  const before = write.before ?? {};
  const edited = withWritten(write.edited, resource, before, dialect.dates);
  const scope = withWritten(write.scope, resource, before, dialect.dates);
  const { create, update } = resource.api.declared;
  const isUpdate = call === resource.api.update;
  if (call === resource.api.delete || (isUpdate ? update : create))
    return writeBody(call, resource, edited, scope, id, before);
  const { body } = isUpdate ? dialect.update : dialect.create;
  const isWhole = isUpdate && dialect.update.whole;
  const kept = isWhole ? ownMembers(resource, asWritten(before)) : {};
  if (!isPlainObject(body) && !isWhole)
    return writeBody({ ...call, body }, resource, edited, scope, id, before);
  const fields = written(resource, edited, kept, before);
  if (body === 'bare') return fields;
  if (body === 'data') return { data: fields };
  if (body === 'data.attributes') return { data: { id, attributes: fields } };
  const references = referencesOf(resource);
  const attributes = { ...fields };
  const relationships: Record<string, unknown> = {};
  for (const field of references) {
    if (!Object.hasOwn(fields, field.write)) continue;
    delete attributes[field.write];
    relationships[field.write] = { data: linked(fields[field.write], resources.get(targetOf(field))) };
  }
  const type = typeOf(resource);
  const own = Object.keys(relationships).length > 0 ? { relationships } : {};
  return fillTemplate(body, { fields, attributes, type, ...own, ...(id !== undefined && { id }) });
}

/** What a record is sent back with: all that the host wrote, its id only where the host has it under that name. */
function ownMembers({ api }: Resource, before: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { $included: _, id, ...others } = before;
  return api.id.includes('id') && id !== undefined ? { ...others, id } : others;
}

const targetOf = ({ options }: Field): string => String(options.resource);

/** Fields that hold ids of other records, written at the top of the body. */
const referencesOf = ({ fields }: Resource): Field[] =>
  Object.values(fields).filter(
    ({ type, write }) => (type === 'reference' || type === 'references') && !write.includes('.'),
  );

/** An id, several or none, as JSON:API writes them. */
function linked(value: unknown, target: Resource | undefined): unknown {
  const type = target ? typeOf(target) : undefined;
  if (Array.isArray(value)) return value.map((id: unknown) => ({ type, id: String(id) }));
  return value === null ? null : { type, id: String(value) };
}
