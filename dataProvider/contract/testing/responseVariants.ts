import { createRandom } from '../../../fixtures/generators/random';
import bundle from '../openapi.bundle.json';

/** A response split into its rows or record, and its other members. */
interface SplitResponse {
  data: unknown;
  envelope: Readonly<Record<string, unknown>>;
}

/** Returns true if a variant must keep a member (`users.average`; a list counts as its rows). */
export type IsNeeded = (path: string) => boolean;

type Members = Readonly<Record<string, unknown>>;
/** Changes a member: returns its name and value, or undefined to drop it. */
type MemberChange = (name: string, value: unknown, path: string) => readonly [string, unknown] | undefined;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns a response into another one that the documents also allow. */
type VariantFunction = (response: SplitResponse, needed: IsNeeded, random: () => number) => unknown;

const joinResponse = ({ data, envelope }: SplitResponse): unknown => ({ ...envelope, data });

/** Maps every member, nested ones first. */
function mapMembers(value: unknown, change: MemberChange, parentPath = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapMembers(entry, change, parentPath));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const path = parentPath === '' ? name : `${parentPath}.${name}`;
      const changedMember = change(name, mapMembers(member, change, path), path);
      return changedMember ? [changedMember] : [];
    }),
  );
}

/** Changes the members of the data that are not needed. */
const changeUnneeded =
  (change: MemberChange): VariantFunction =>
  ({ data, envelope }, needed) =>
    joinResponse({
      envelope,
      data: mapMembers(data, (name, value, path) =>
        needed(path) ? [name, value] : change(name, value, path),
      ),
    });

const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamelCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** All member names of the contract. If a name is there in both spellings, the documents use both. */
const contractNames = new Set<string>();
(function collectNames(value: unknown): void {
  if (Array.isArray(value)) value.forEach(collectNames);
  else if (isObject(value))
    for (const [name, schema] of Object.entries(value)) {
      if (name === 'properties' && isObject(schema))
        for (const member of Object.keys(schema)) contractNames.add(member);
      collectNames(schema);
    }
})(bundle);

const ifContractName = (name: string, alternative: string): string =>
  contractNames.has(alternative) ? alternative : name;

const isId = (name: string): boolean => /(^|_)u?u?id$|Id$|Uuid$/.test(name);

/** Returns a record as a JSON:API resource object. */
function resourceObject(record: unknown): unknown {
  if (!isObject(record)) return record;
  const { id, ...attributes } = record;
  return { type: 'records', ...(id !== undefined && { id }), attributes };
}

const eachRecord = (data: unknown, convert: (record: unknown) => unknown): unknown =>
  Array.isArray(data) ? data.map(convert) : convert(data);

/** Keeps the first member: a row or record without any member would be invalid. */
function keepFirstMember({ data }: SplitResponse, needed: IsNeeded): IsNeeded {
  const first = Object.keys(firstRecord(data))[0];
  return (path) => needed(path) || path === first;
}

const firstRecord = (data: unknown): Members => {
  const record: unknown = Array.isArray(data) ? data[0] : data;
  return isObject(record) ? record : {};
};

/** Converts `included` from an object of lists to one list with types. */
function includedAsList(included: unknown): unknown {
  if (!isObject(included)) return included;
  return Object.entries(included).flatMap(([type, list]) =>
    Array.isArray(list) ? list.map((entry) => ({ type, ...(entry as Members) })) : [],
  );
}

/** True if only a count is read. */
const readsOnlyCount = (needed: IsNeeded): boolean => needed('meta.all_results');

const changeMeta =
  (change: (changeMeta: Members) => unknown): VariantFunction =>
  ({ data, envelope }) =>
    joinResponse({
      data,
      envelope: { ...envelope, ...(isObject(envelope.meta) && { meta: change(envelope.meta) }) },
    });

/** Variants of a response that the documents allow, by name. */
export const responseVariants = {
  'no envelope': ({ data, envelope }, needed) =>
    'included' in envelope || readsOnlyCount(needed) ? joinResponse({ data, envelope }) : data,
  'resource objects': ({ data, envelope }) =>
    joinResponse({ data: eachRecord(data, resourceObject), envelope }),
  'included as a list': ({ data, envelope }) =>
    joinResponse({
      data,
      envelope: {
        ...envelope,
        ...('included' in envelope && { included: includedAsList(envelope.included) }),
      },
    }),
  'nothing included': ({ data, envelope: { included: _included, ...envelope } }) =>
    joinResponse({ data, envelope }),
  'no meta, no links': ({ data, envelope }, needed) =>
    joinResponse({ data, envelope: readsOnlyCount(needed) ? envelope : {} }),
  totalPages: changeMeta(({ total_pages, totalPages, ...others }) => ({
    ...others,
    totalPages: totalPages ?? total_pages,
  })),
  'pages alone': (response, needed, random) =>
    readsOnlyCount(needed)
      ? joinResponse(response)
      : changeMeta(({ total_pages, totalPages }) => ({ total_pages: total_pages ?? totalPages }))(
          response,
          needed,
          random,
        ),
  'counts as texts': changeMeta((counts) => mapMembers(counts, (name, value) => [name, String(value)])),
  'members missing': (response, needed, random) =>
    changeUnneeded(() => undefined)(response, keepFirstMember(response, needed), random),
  'members null': changeUnneeded((name) => [name, null]),
  'lists empty': changeUnneeded((name, value) => [name, Array.isArray(value) ? [] : value]),
  // Even if the id is needed: such a row is shown read-only.
  'no id': ({ data, envelope }) =>
    joinResponse({
      envelope,
      data: mapMembers(data, (name, value) => (name === 'id' ? undefined : [name, value])),
    }),
  'ids as numbers': changeUnneeded((name, value) => [
    name,
    isId(name) && typeof value === 'string' ? 17 : value,
  ]),
  'numbers as texts': changeUnneeded((name, value) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]),
  'snake case': changeUnneeded((name, value) => [ifContractName(name, toSnakeCase(name)), value]),
  'camel case': changeUnneeded((name, value) => [ifContractName(name, toCamelCase(name)), value]),
  'unknown words': changeUnneeded((name, value) => [
    name,
    typeof value === 'string' && /^[A-Z_]+$|^[a-z_]+$/.test(value) ? 'algo_nuevo' : value,
  ]),
  'more members': ({ data, envelope }) =>
    joinResponse({
      data: eachRecord(data, (record) =>
        isObject(record) ? { ...record, host_version: { of: 7 } } : record,
      ),
      envelope,
    }),
  'some of all': (response, needed, random) =>
    changeUnneeded((name, value) => {
      const dice = random();
      if (dice < 0.3) return undefined;
      if (dice < 0.5) return [name, null];
      return [name, value];
    })(response, keepFirstMember(response, needed), random),
} as const satisfies Readonly<Record<string, VariantFunction>>;

export type ResponseVariant = keyof typeof responseVariants;

export const responseVariantNames = Object.keys(responseVariants) as readonly ResponseVariant[];

/** Applies a variant to a response; `needed` decides which members stay. The same seed gives the same response. */
export function applyVariant(body: unknown, variant: ResponseVariant, needed: IsNeeded, seed = 1): unknown {
  const { data, ...envelope } = isObject(body) && 'data' in body ? body : { data: body };
  const applyTo: VariantFunction = responseVariants[variant];
  const random = createRandom(seed);
  return applyTo({ data, envelope }, needed, () => random.next());
}

/** Returns the response without some members: paths in its rows or its record. */
export function withoutMembers(body: unknown, paths: readonly string[]): unknown {
  const { data, ...envelope } = isObject(body) && 'data' in body ? body : { data: body };
  return joinResponse({
    envelope,
    data: mapMembers(data, (name, value, path) => (paths.includes(path) ? undefined : [name, value])),
  });
}
