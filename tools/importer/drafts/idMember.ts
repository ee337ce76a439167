import type { ApiCollection } from '../spec/collections.ts';
import type { JsonObject } from '../spec/json.ts';
import { isMemberName, parseShape, type SchemaShape } from '../spec/schemaShape.ts';
import { plainName, singular } from './words.ts';

/** Keys that are words: the path uses one if its parameter is a text and `id` a number. */
const TEXT_KEYS = ['name', 'username', 'login', 'slug', 'key', 'code'];
const ID_KEYS = ['id', '_id', 'uuid', 'guid', 'uid', 'key', 'code', 'slug'];

/**
 * Finds the id member that the path uses: the primary key (PostgREST); the member with the parameter's name, in any
 * spelling; else `id`, `pumpId` and the like. Returns undefined if there is none.
 */
export function findIdMember(
  root: JsonObject,
  { item, noun }: ApiCollection,
  record: SchemaShape,
): string | undefined {
  const members = Object.keys(record.members).filter(isMemberName);
  const findMember = (name: string): string | undefined =>
    members.find((member) => plainName(member) === plainName(name));
  const memberType = (name: string): string | undefined => parseShape(root, record.members[name]).type;
  const kind = plainName(singular(noun));
  const parameter = item?.name ?? 'id';
  const marked = members.find((name) =>
    /<pk\s*\/>/.test(String(parseShape(root, record.members[name]).node.description)),
  );
  if (marked !== undefined) return marked;
  const exact = findMember(parameter) ?? findMember(`${kind}id`);
  if (exact !== undefined) return exact;
  const parameterType = item?.parameter ? parseShape(root, item.parameter.schema).type : undefined;
  const wantsTextKey = parameterType === 'string' && members.includes('id') && memberType('id') !== 'string';
  const textKey =
    wantsTextKey && !/id$/i.test(parameter) ? TEXT_KEYS.find((name) => members.includes(name)) : undefined;
  const suffix = parameter.replace(new RegExp(`^${kind}[_-]?`, 'i'), '');
  return textKey ?? ID_KEYS.find((name) => members.includes(name)) ?? findMember(suffix);
}
