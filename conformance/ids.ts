import type { Operation, Parameter } from '../dataProvider/contract/operations';

/** Ids that the host itself gave, by what they name: `asset`, `support_ticket` … */
type Row = ReadonlyMap<string, readonly string[]>;

/** Parameter name → value, one way to fill an address; under `?word` an id for the query that goes with it. */
export type Filling = Readonly<Record<string, string>>;

/** `support-tickets` → `support_ticket`. */
const singular = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * What a member of a record names, or undefined when it is no id of another record. A `sensor_uuid` is the sensor's
 * own id, which a `sensor_id` need not be.
 */
export function wordOfMember(name: string): string | undefined {
  const [, word, ending] = /^(.+)_(id|uid|uuid)$/.exec(snake(name)) ?? [];
  return ending === 'uuid' ? `${word ?? ''}_uuid` : word;
}

/** What a path parameter names: `{assetId}` an asset, `{id}` what the segment before it lists. */
export function wordOfParameter(path: string, name: string): string {
  const own = wordOfMember(name);
  if (own !== undefined) return own;
  const segments = path.split('/');
  const before = segments[segments.indexOf(`{${name}}`) - 1] ?? '';
  return singular(before);
}

/** What the rows of a list are: the last segment of its path. Behind a parameter nothing says it. */
function wordOfList(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  return last.startsWith('{') ? '' : singular(last);
}

/** Ids seen so far. A host under test is asked for nothing that it did not name itself. */
export class KnownIds {
  private readonly rows: Row[] = [];
  private readonly byWord = new Map<string, Set<string>>();

  /** Reads the records of an answer, those in lists inside it too; they belong to what the address named. */
  learn(operation: Operation, json: unknown, filling: Filling): void {
    this.visit(wordOfList(operation.path), json, wordsOf(operation, filling), 0);
  }

  private visit(word: string, value: unknown, owners: Row, depth: number): void {
    if (depth > 6 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 200)) this.visit(word, one, owners, depth + 1);
      return;
    }
    this.note(word, value as Record<string, unknown>, owners);
    for (const [name, member] of Object.entries(value)) {
      const inside = ['data', 'included', 'attributes'].includes(name) ? word : singular(snake(name));
      this.visit(inside, member, owners, depth + 1);
    }
  }

  private note(word: string, record: Record<string, unknown>, owners: Row): void {
    const row = new Map<string, string[]>();
    for (const [name, value] of Object.entries(record)) {
      const own = name === 'id' || name === 'uid' || name === 'uuid';
      const usable = (typeof value === 'string' && value !== '') || Number.isInteger(value);
      const named = own ? (word === '' ? [] : [word, `${word}_uuid`]) : [wordOfMember(name) ?? ''];
      for (const one of named) {
        if (one === '' || !usable) continue;
        row.set(one, [...(row.get(one) ?? []), String(value)]);
        this.byWord.set(one, (this.byWord.get(one) ?? new Set()).add(String(value)));
      }
    }
    if (row.size > 0 && this.rows.length < 5000) this.rows.push(new Map([...owners, ...row]));
  }

  /** An id of that kind that goes with what the address names, or just some id of that kind. */
  related(word: string, operation: Operation, filling: Filling): string | undefined {
    const words = wordsOf(operation, filling);
    const own = filling[`?${word}`] ?? words.get(word)?.[0];
    if (own !== undefined) return own;
    const fits = (row: Row) =>
      row.has(word) && [...words].every(([name, [value = '']]) => row.get(name)?.includes(value));
    return this.rows.find(fits)?.get(word)?.[0] ?? this.one(word);
  }

  /** Whether the host named it before, for whatever. */
  has(id: string): boolean {
    return [...this.byWord.values()].some((values) => values.has(id));
  }

  /** Some id of that kind. */
  one(word: string): string | undefined {
    return this.byWord.get(word)?.values().next().value;
  }

  /**
   * Ways to fill the path of an operation, at most `limit`; ids that go together, also with those `inQuery`, first. Empty
   * when one is unknown.
   */
  fillings(operation: Operation, limit: number, inQuery: readonly string[] = []): Filling[] {
    const parameters = operation.parameters.filter((one) => one.in === 'path');
    const choices = parameters.map((one) => fixedValues(one));
    const words = parameters.map(({ name }) => wordOfParameter(operation.path, name));
    const open = words.filter((_, index) => choices[index] === undefined);
    const needed = [...open, ...inQuery];
    const together = this.rows.filter((row) => needed.every((word) => row.has(word)));
    const sources: Row[] =
      needed.length > 1 && together.length > 0
        ? together
        : [new Map(open.map((word) => [word, [...(this.byWord.get(word) ?? [])]]))];
    const found = new Map<string, Filling>();
    for (const source of sources) {
      const lists = parameters.map((_, index) => choices[index] ?? source.get(words[index] ?? '') ?? []);
      for (const values of combinations(lists, limit)) {
        const filling = {
          ...Object.fromEntries(parameters.map(({ name }, index) => [name, values[index] ?? ''])),
          ...Object.fromEntries(inQuery.flatMap((word) => besides(source, word))),
        };
        found.set(Object.values(filling).join('/'), filling);
        if (found.size >= limit) return [...found.values()];
      }
    }
    return [...found.values()];
  }

  /** What is missing before the operation can be asked with those words `inQuery`. */
  missing(operation: Operation, inQuery: readonly string[] = []): string[] {
    const inPath = operation.parameters
      .filter((one) => one.in === 'path' && fixedValues(one) === undefined)
      .map(({ name }) => wordOfParameter(operation.path, name));
    return [...inPath, ...inQuery].filter((word) => !this.byWord.has(word));
  }
}

/** Ids that a query names, where it leaves them to what the host gave. */
export const wordsOfQuery = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(query).flatMap(([name, said]) => (said === null ? (wordOfMember(name) ?? []) : []));

/** What an address names, by kind. */
const wordsOf = (operation: Operation, filling: Filling): Row =>
  new Map(
    Object.entries(filling)
      .filter(([name]) => !name.startsWith('?'))
      .map(([name, value]) => [wordOfParameter(operation.path, name), [value]]),
  );

/** What a row names of a kind: of a row's own id and another member the other, which is meant for others to name. */
const besides = (row: Row, word: string): [string, string][] => {
  const id = row.get(word)?.at(-1);
  return id === undefined ? [] : [[`?${word}`, id]];
};

/** Values that the contract itself gives: an enum's, a plain word's example, a number's smallest. */
function fixedValues({ name, schema, shared, example }: Parameter): string[] | undefined {
  if (schema.enum) return schema.enum.map(String);
  const isWord = shared === undefined && name !== 'id' && wordOfMember(name) === undefined;
  if (isWord && typeof example === 'string') return [example];
  if (schema.type !== 'integer') return undefined;
  return [String(example ?? schema.minimum ?? 1)];
}

/** Combinations of one of each list, the first lists slowest, at most `limit`. */
function combinations(lists: readonly (readonly string[])[], limit: number): string[][] {
  let all: string[][] = [[]];
  for (const list of lists)
    all = all.slice(0, limit).flatMap((start) => list.slice(0, limit).map((value) => [...start, value]));
  return all.slice(0, limit);
}
