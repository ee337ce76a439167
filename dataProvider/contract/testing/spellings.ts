import { createRandom } from '../../../fixtures/seed/random';
import bundle from '../openapi.bundle.json';

/** An answer taken apart: rows or record, and what stands around them. */
interface Answer {
  data: unknown;
  around: Readonly<Record<string, unknown>>;
}

/** What of an answer must stay as it is: whether a member (`users.average`; lists count as their rows) is needed. */
export type Needed = (path: string) => boolean;

type Members = Readonly<Record<string, unknown>>;
/** What becomes of a member: its name and value, or undefined where it is left out. */
type Change = (name: string, value: unknown, path: string) => readonly [string, unknown] | undefined;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes of an answer another that the documents allow as well. */
type Spell = (answer: Answer, needed: Needed, random: () => number) => unknown;

const joined = ({ data, around }: Answer): unknown => ({ ...around, data });

/** Every member, those inside first. */
function changed(value: unknown, change: Change, at = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, change, at));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const path = at === '' ? name : `${at}.${name}`;
      const made = change(name, changed(member, change, path), path);
      return made ? [made] : [];
    }),
  );
}

/** Changes the members of the data that nothing needs. */
const each =
  (change: Change): Spell =>
  ({ data, around }, needed) =>
    joined({
      around,
      data: changed(data, (name, value, path) => (needed(path) ? [name, value] : change(name, value, path))),
    });

const snakeOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelOf = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Every name that the contract has; one in the other spelling of another is spelled both ways by the documents. */
const names = new Set<string>();
(function gather(value: unknown): void {
  if (Array.isArray(value)) value.forEach(gather);
  else if (isObject(value))
    for (const [name, part] of Object.entries(value)) {
      if (name === 'properties' && isObject(part)) for (const member of Object.keys(part)) names.add(member);
      gather(part);
    }
})(bundle);

const ifKnown = (name: string, other: string): string => (names.has(other) ? other : name);

const isId = (name: string): boolean => /(^|_)u?u?id$|Id$|Uuid$/.test(name);

/** A record as JSON:API has them. */
function resourceObject(record: unknown): unknown {
  if (!isObject(record)) return record;
  const { id, ...attributes } = record;
  return { type: 'records', ...(id !== undefined && { id }), attributes };
}

const eachRecord = (data: unknown, make: (record: unknown) => unknown): unknown =>
  Array.isArray(data) ? data.map(make) : make(data);

/** A row or record of which nothing is left is none: its first member stays. */
function orFirst({ data }: Answer, needed: Needed): Needed {
  const first = Object.keys(firstOf(data))[0];
  return (path) => needed(path) || path === first;
}

const firstOf = (data: unknown): Members => {
  const one: unknown = Array.isArray(data) ? data[0] : data;
  return isObject(one) ? one : {};
};

/** `included` as an object of lists ⇄ as one list with types. */
function includedOtherwise(included: unknown): unknown {
  if (!isObject(included)) return included;
  return Object.entries(included).flatMap(([type, list]) =>
    Array.isArray(list) ? list.map((entry) => ({ type, ...(entry as Members) })) : [],
  );
}

/** Whether a count is all that is read. */
const isCounted = (needed: Needed): boolean => needed('meta.all_results');

const meta =
  (change: (meta: Members) => unknown): Spell =>
  ({ data, around }) =>
    joined({ data, around: { ...around, ...(isObject(around.meta) && { meta: change(around.meta) }) } });

/** Ways to write an answer that the documents allow, by name. */
export const spellings = {
  'no envelope': ({ data, around }, needed) =>
    'included' in around || isCounted(needed) ? joined({ data, around }) : data,
  'resource objects': ({ data, around }) => joined({ data: eachRecord(data, resourceObject), around }),
  'included as a list': ({ data, around }) =>
    joined({
      data,
      around: { ...around, ...('included' in around && { included: includedOtherwise(around.included) }) },
    }),
  'nothing included': ({ data, around: { included: _included, ...around } }) => joined({ data, around }),
  'no meta, no links': ({ data, around }, needed) =>
    joined({ data, around: isCounted(needed) ? around : {} }),
  totalPages: meta(({ total_pages, totalPages, ...others }) => ({
    ...others,
    totalPages: totalPages ?? total_pages,
  })),
  'pages alone': (answer, needed, random) =>
    isCounted(needed)
      ? joined(answer)
      : meta(({ total_pages, totalPages }) => ({ total_pages: total_pages ?? totalPages }))(
          answer,
          needed,
          random,
        ),
  'counts as texts': meta((counts) => changed(counts, (name, value) => [name, String(value)])),
  'members missing': (answer, needed, random) =>
    each(() => undefined)(answer, orFirst(answer, needed), random),
  'members null': each((name) => [name, null]),
  'lists empty': each((name, value) => [name, Array.isArray(value) ? [] : value]),
  // Needed or not: such a row is shown, and nothing is done to it.
  'no id': ({ data, around }) =>
    joined({ around, data: changed(data, (name, value) => (name === 'id' ? undefined : [name, value])) }),
  'ids as numbers': each((name, value) => [name, isId(name) && typeof value === 'string' ? 17 : value]),
  'numbers as texts': each((name, value) => [name, typeof value === 'number' ? String(value) : value]),
  'snake case': each((name, value) => [ifKnown(name, snakeOf(name)), value]),
  'camel case': each((name, value) => [ifKnown(name, camelOf(name)), value]),
  'unknown words': each((name, value) => [
    name,
    typeof value === 'string' && /^[A-Z_]+$|^[a-z_]+$/.test(value) ? 'algo_nuevo' : value,
  ]),
  'more members': ({ data, around }) =>
    joined({
      data: eachRecord(data, (one) => (isObject(one) ? { ...one, host_version: { of: 7 } } : one)),
      around,
    }),
  'some of all': (answer, needed, random) =>
    each((name, value) => {
      const dice = random();
      if (dice < 0.3) return undefined;
      if (dice < 0.5) return [name, null];
      return [name, value];
    })(answer, orFirst(answer, needed), random),
} as const satisfies Readonly<Record<string, Spell>>;

export type Spelling = keyof typeof spellings;

export const spellingNames = Object.keys(spellings) as readonly Spelling[];

/** The answer in another spelling; `needed` says which members stay. The same seed makes the same answer. */
export function spelled(body: unknown, how: Spelling, needed: Needed, seed = 1): unknown {
  const { data, ...around } = isObject(body) && 'data' in body ? body : { data: body };
  const spell: Spell = spellings[how];
  const random = createRandom(seed);
  return spell({ data, around }, needed, () => random.next());
}

/** The answer without some members: paths in its rows or its record. */
export function without(body: unknown, paths: readonly string[]): unknown {
  const { data, ...around } = isObject(body) && 'data' in body ? body : { data: body };
  return joined({
    around,
    data: changed(data, (name, value, path) => (paths.includes(path) ? undefined : [name, value])),
  });
}
