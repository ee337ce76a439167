import type { Operation, Parameter } from '../../../dataProvider/contract/operations';

/** Ids that the host itself gave, by what they name: `asset`, `support_ticket` … */
type IdRow = ReadonlyMap<string, readonly string[]>;

/** Parameter name → value, one way to fill an address; under `?word` an id for the query that goes with it. */
export type ParameterValues = Readonly<Record<string, string>>;

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
export function idKindOfMember(name: string): string | undefined {
  const [, word, ending] = /^(.+)_(id|uid|uuid)$/.exec(snake(name)) ?? [];
  return ending === 'uuid' ? `${word ?? ''}_uuid` : word;
}

/** What a path parameter names: `{toAssetId}` an asset, `{id}` what the segment before it lists. */
export function idKindOfParameter(path: string, name: string): string {
  const idKind = idKindOfMember(name);
  if (idKind !== undefined) return idKind;
  const segments = path.split('/');
  const precedingSegment = segments[segments.indexOf(`{${name}}`) - 1] ?? '';
  return singular(precedingSegment);
}

/** What the rows of a list are: the last segment of its path. Behind a parameter nothing says it. */
function idKindOfList(path: string): string {
  const lastSegment = path.split('/').at(-1) ?? '';
  return lastSegment.startsWith('{') ? '' : singular(lastSegment);
}

/** Ids seen so far. A host under test is asked for nothing that it did not name itself. */
export class KnownIds {
  private readonly rows: IdRow[] = [];
  private readonly idsByKind = new Map<string, Set<string>>();

  /** Reads the records of an answer, those in lists inside it too; they belong to what the address named. */
  collect(operation: Operation, json: unknown, parameterValues: ParameterValues): void {
    this.collectValue(idKindOfList(operation.path), json, idsInPath(operation, parameterValues), 0);
  }

  private collectValue(idKind: string, value: unknown, owners: IdRow, depth: number): void {
    if (depth > 6 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 200)) this.collectValue(idKind, item, owners, depth + 1);
      return;
    }
    this.addRow(idKind, value as Record<string, unknown>, owners);
    for (const [name, member] of Object.entries(value)) {
      const childKind = ['data', 'included', 'attributes'].includes(name) ? idKind : singular(snake(name));
      this.collectValue(childKind, member, owners, depth + 1);
    }
  }

  private addRow(idKind: string, record: Record<string, unknown>, owners: IdRow): void {
    const row = new Map<string, string[]>();
    for (const [name, value] of Object.entries(record)) {
      const isOwnId = name === 'id' || name === 'uid' || name === 'uuid';
      const isUsable = (typeof value === 'string' && value !== '') || Number.isInteger(value);
      const idKinds = isOwnId
        ? idKind === ''
          ? []
          : [idKind, `${idKind}_uuid`]
        : [idKindOfMember(name) ?? ''];
      for (const kind of idKinds) {
        if (kind === '' || !isUsable) continue;
        row.set(kind, [...(row.get(kind) ?? []), String(value)]);
        this.idsByKind.set(kind, (this.idsByKind.get(kind) ?? new Set()).add(String(value)));
      }
    }
    if (row.size > 0 && this.rows.length < 5000) this.rows.push(new Map([...owners, ...row]));
  }

  /** An id of that kind that goes with what the address names, or just some id of that kind. */
  findRelated(idKind: string, operation: Operation, parameterValues: ParameterValues): string | undefined {
    const pathIds = idsInPath(operation, parameterValues);
    const relatedId = parameterValues[`?${idKind}`] ?? pathIds.get(idKind)?.[0];
    if (relatedId !== undefined) return relatedId;
    const matchesPath = (row: IdRow) =>
      row.has(idKind) && [...pathIds].every(([name, [value = '']]) => row.get(name)?.includes(value));
    return this.rows.find(matchesPath)?.get(idKind)?.[0] ?? this.findAny(idKind);
  }

  /** Whether the host named it before, for whatever. */
  isKnown(id: string): boolean {
    return [...this.idsByKind.values()].some((values) => values.has(id));
  }

  /** Some id of that kind. */
  findAny(idKind: string): string | undefined {
    return this.idsByKind.get(idKind)?.values().next().value;
  }

  /**
   * Ways to fill the path of an operation, at most `limit`; ids that go together, also with those `inQuery`, first. Empty
   * when one is unknown.
   */
  pathCandidates(operation: Operation, limit: number, inQuery: readonly string[] = []): ParameterValues[] {
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
    const choices = parameters.map((parameter) => fixedValues(parameter));
    const idKinds = parameters.map(({ name }) => idKindOfParameter(operation.path, name));
    const openKinds = idKinds.filter((_, index) => choices[index] === undefined);
    const neededKinds = [...openKinds, ...inQuery];
    const completeRows = this.rows.filter((row) => neededKinds.every((word) => row.has(word)));
    const sources: IdRow[] =
      neededKinds.length > 1 && completeRows.length > 0
        ? completeRows
        : [new Map(openKinds.map((word) => [word, [...(this.idsByKind.get(word) ?? [])]]))];
    const candidates = new Map<string, ParameterValues>();
    for (const source of sources) {
      const lists = parameters.map((_, index) => choices[index] ?? source.get(idKinds[index] ?? '') ?? []);
      for (const values of combinations(lists, limit)) {
        const parameterValues = {
          ...Object.fromEntries(parameters.map(({ name }, index) => [name, values[index] ?? ''])),
          ...Object.fromEntries(inQuery.flatMap((word) => queryEntry(source, word))),
        };
        candidates.set(Object.values(parameterValues).join('/'), parameterValues);
        if (candidates.size >= limit) return [...candidates.values()];
      }
    }
    return [...candidates.values()];
  }

  /** What is missing before the operation can be asked with those words `inQuery`. */
  missingKinds(operation: Operation, inQuery: readonly string[] = []): string[] {
    const inPath = operation.parameters
      .filter((parameter) => parameter.in === 'path' && fixedValues(parameter) === undefined)
      .map(({ name }) => idKindOfParameter(operation.path, name));
    return [...inPath, ...inQuery].filter((word) => !this.idsByKind.has(word));
  }
}

/** Ids that a query names, where it leaves them to what the host gave. */
export const idKindsInQuery = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(query).flatMap(([name, preset]) => (preset === null ? (idKindOfMember(name) ?? []) : []));

/** What an address names, by kind. */
const idsInPath = (operation: Operation, parameterValues: ParameterValues): IdRow =>
  new Map(
    Object.entries(parameterValues)
      .filter(([name]) => !name.startsWith('?'))
      .map(([name, value]) => [idKindOfParameter(operation.path, name), [value]]),
  );

/** What a row names of a kind: of a row's own id and another member the other, which is meant for others to name. */
const queryEntry = (row: IdRow, word: string): [string, string][] => {
  const id = row.get(word)?.at(-1);
  return id === undefined ? [] : [[`?${word}`, id]];
};

/** Values that the contract itself gives: an enum's, a plain word's example, a number's smallest. */
function fixedValues({ name, schema, schemaName, example }: Parameter): string[] | undefined {
  if (schema.enum) return schema.enum.map(String);
  const isWord = schemaName === undefined && name !== 'id' && idKindOfMember(name) === undefined;
  if (isWord && typeof example === 'string') return [example];
  if (schema.type !== 'integer') return undefined;
  return [String(example ?? schema.minimum ?? 1)];
}

/** Combinations of one of each list, the first lists slowest, at most `limit`. */
function combinations(lists: readonly (readonly string[])[], limit: number): string[][] {
  let combined: string[][] = [[]];
  for (const list of lists)
    combined = combined
      .slice(0, limit)
      .flatMap((prefix) => list.slice(0, limit).map((value) => [...prefix, value]));
  return combined.slice(0, limit);
}
