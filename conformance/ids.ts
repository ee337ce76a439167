import type { Operation, Parameter } from '../dataProvider/contract/operations';

/** Ids that the host itself gave, by what they name: `asset`, `support_ticket` … */
type Row = ReadonlyMap<string, readonly string[]>;

/** Parameter name → value, one way to fill an address. */
export type Filling = Readonly<Record<string, string>>;

/** `support-tickets` → `support_ticket`. */
const singular = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a member of a record names, or undefined when it is no id of another record. */
function wordOfMember(name: string): string | undefined {
  return /^(.+)_(?:id|uid|uuid)$/.exec(snake(name))?.[1];
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

  /** Reads the records of an answer, those in lists inside it too. */
  learn(operation: Operation, json: unknown): void {
    this.visit(wordOfList(operation.path), json, 0);
  }

  private visit(word: string, value: unknown, depth: number): void {
    if (depth > 6 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 200)) this.visit(word, one, depth + 1);
      return;
    }
    this.note(word, value as Record<string, unknown>);
    for (const [name, member] of Object.entries(value)) {
      const inside = ['data', 'included', 'attributes'].includes(name) ? word : singular(snake(name));
      this.visit(inside, member, depth + 1);
    }
  }

  private note(word: string, record: Record<string, unknown>): void {
    const row = new Map<string, string[]>();
    for (const [name, value] of Object.entries(record)) {
      const named = name === 'id' || name === 'uid' || name === 'uuid' ? word : wordOfMember(name);
      const usable = (typeof value === 'string' && value !== '') || Number.isInteger(value);
      if (named === undefined || named === '' || !usable) continue;
      row.set(named, [...(row.get(named) ?? []), String(value)]);
      this.byWord.set(named, (this.byWord.get(named) ?? new Set()).add(String(value)));
    }
    if (row.size > 0 && this.rows.length < 5000) this.rows.push(row);
  }

  /** Whether the host named it before, for whatever. */
  has(id: string): boolean {
    return [...this.byWord.values()].some((values) => values.has(id));
  }

  /** Some id of that kind. */
  one(word: string): string | undefined {
    return this.byWord.get(word)?.values().next().value;
  }

  /** Ways to fill the path of an operation, at most `limit`; ids that go together first. Empty when one is unknown. */
  fillings(operation: Operation, limit: number): Filling[] {
    const parameters = operation.parameters.filter((one) => one.in === 'path');
    const choices = parameters.map((one) => fixedValues(one));
    const words = parameters.map(({ name }) => wordOfParameter(operation.path, name));
    const open = words.filter((_, index) => choices[index] === undefined);
    const together = this.rows.filter((row) => open.every((word) => row.has(word)));
    const sources: Row[] =
      open.length > 1 && together.length > 0
        ? together
        : [new Map(open.map((word) => [word, [...(this.byWord.get(word) ?? [])]]))];
    const found = new Map<string, Filling>();
    for (const source of sources) {
      const lists = parameters.map((_, index) => choices[index] ?? source.get(words[index] ?? '') ?? []);
      for (const values of combinations(lists, limit)) {
        const filling = Object.fromEntries(parameters.map(({ name }, index) => [name, values[index] ?? '']));
        found.set(values.join('/'), filling);
        if (found.size >= limit) return [...found.values()];
      }
    }
    return [...found.values()];
  }

  /** What is missing before the operation can be asked, as words. */
  missing(operation: Operation): string[] {
    return operation.parameters
      .filter((one) => one.in === 'path' && fixedValues(one) === undefined)
      .map(({ name }) => wordOfParameter(operation.path, name))
      .filter((word) => !this.byWord.has(word));
  }
}

/** Values that the contract itself gives: an enum's, a number's smallest. */
function fixedValues({ schema, example }: Parameter): string[] | undefined {
  if (schema.enum) return schema.enum.map(String);
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
