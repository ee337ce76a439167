import type { Collection } from './collections.ts';
import type { Obj } from './json.ts';
import { isMember, shapeOf, type Shape } from './shape.ts';
import { plainName, singular } from './words.ts';

/** Keys that are words: what a path asks for where its parameter is a text and `id` a number. */
const WORDS = ['name', 'username', 'login', 'slug', 'key', 'code'];
const KEYS = ['id', '_id', 'uuid', 'guid', 'uid', 'key', 'code', 'slug'];

/**
 * The member of a record that its path asks for: the one marked as primary key (PostgREST); the one that the parameter is called by, in whatever spelling; else `id`,
 * `pumpId` and the like. undefined where the record has none.
 */
export function idMember(root: Obj, { item, noun }: Collection, record: Shape): string | undefined {
  const members = Object.keys(record.members).filter(isMember);
  const find = (name: string): string | undefined =>
    members.find((one) => plainName(one) === plainName(name));
  const typeOf = (name: string): string | undefined => shapeOf(root, record.members[name]).type;
  const kind = plainName(singular(noun));
  const parameter = item?.name ?? 'id';
  const marked = members.find((name) =>
    /<pk\s*\/>/.test(String(shapeOf(root, record.members[name]).node.description)),
  );
  if (marked !== undefined) return marked;
  const exact = find(parameter) ?? find(`${kind}id`);
  if (exact !== undefined) return exact;
  const asked = item?.parameter ? shapeOf(root, item.parameter.schema).type : undefined;
  const isWord = asked === 'string' && members.includes('id') && typeOf('id') !== 'string';
  const byWord = isWord && !/id$/i.test(parameter) ? WORDS.find((name) => members.includes(name)) : undefined;
  const inner = parameter.replace(new RegExp(`^${kind}[_-]?`, 'i'), '');
  return byWord ?? KEYS.find((name) => members.includes(name)) ?? find(inner);
}
