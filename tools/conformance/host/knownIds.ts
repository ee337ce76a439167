import type { Operation, Parameter } from '../../../dataProvider/contract/operations';

/** Ids that the host returned, by kind: `asset`, `support_ticket` … */
type IdRow = ReadonlyMap<string, readonly string[]>;

/** Parameter name → value, one way to fill a path; `?word` holds an id for the query. */
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
 * Returns the kind of id in a record's member, or undefined if it is no id of another record. A `sensor_uuid` is the
 * sensor's own id, which may differ from a `sensor_id`.
 */
export function idKindOfMember(name: string): string | undefined {
  const [, word, ending] = /^(.+)_(id|uid|uuid)$/.exec(snake(name)) ?? [];
  return ending === 'uuid' ? `${word ?? ''}_uuid` : word;
}

/** Returns the kind of a path parameter: `{toAssetId}` is an asset, `{id}` the kind that the segment before it lists. */
export function idKindOfParameter(path: string, name: string): string {
  const idKind = idKindOfMember(name);
  if (idKind !== undefined) return idKind;
  const segments = path.split('/');
  const precedingSegment = segments[segments.indexOf(`{${name}}`) - 1] ?? '';
  return singular(precedingSegment);
}

/** Returns the kind of a list's rows: the last segment of its path. After a parameter it is unknown. */
function idKindOfList(path: string): string {
  const lastSegment = path.split('/').at(-1) ?? '';
  return lastSegment.startsWith('{') ? '' : singular(lastSegment);
}

/** Ids seen so far. The checks only use ids that the host itself returned. */
export class KnownIds {
  private readonly rows: IdRow[] = [];
  private readonly idsByKind = new Map<string, Set<string>>();

  /** Collects the ids in a response, nested lists included; they belong to the records in the path. */
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

  /** Returns an id of the kind that belongs to the records in the path, or else any id of the kind. */
  findRelated(idKind: string, operation: Operation, parameterValues: ParameterValues): string | undefined {
    const pathIds = idsInPath(operation, parameterValues);
    const relatedId = parameterValues[`?${idKind}`] ?? pathIds.get(idKind)?.[0];
    if (relatedId !== undefined) return relatedId;
    const matchesPath = (row: IdRow) =>
      row.has(idKind) && [...pathIds].every(([name, [value = '']]) => row.get(name)?.includes(value));
    return this.rows.find(matchesPath)?.get(idKind)?.[0] ?? this.findAny(idKind);
  }

  /** True if the host returned this id before, in any role. */
  isKnown(id: string): boolean {
    return [...this.idsByKind.values()].some((values) => values.has(id));
  }

  /** Returns any id of the kind. */
  findAny(idKind: string): string | undefined {
    return this.idsByKind.get(idKind)?.values().next().value;
  }

  /**
   * Returns ways to fill an operation's path, at most `limit`; first ids that belong together, including those `inQuery`.
   * Empty if an id is unknown.
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

  /** Returns the unknown id kinds that the operation needs, with those words `inQuery`. */
  missingKinds(operation: Operation, inQuery: readonly string[] = []): string[] {
    const inPath = operation.parameters
      .filter((parameter) => parameter.in === 'path' && fixedValues(parameter) === undefined)
      .map(({ name }) => idKindOfParameter(operation.path, name));
    return [...inPath, ...inQuery].filter((word) => !this.idsByKind.has(word));
  }
}

/** Returns the id kinds that a query leaves to the host's ids. */
export const idKindsInQuery = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(query).flatMap(([name, preset]) => (preset === null ? (idKindOfMember(name) ?? []) : []));

/** Returns the ids in a path, by kind. */
const idsInPath = (operation: Operation, parameterValues: ParameterValues): IdRow =>
  new Map(
    Object.entries(parameterValues)
      .filter(([name]) => !name.startsWith('?'))
      .map(([name, value]) => [idKindOfParameter(operation.path, name), [value]]),
  );

/**
 * Returns a row's query id of a kind. If a row has its own id and another member, returns the other, which is meant for
 * references.
 */
const queryEntry = (row: IdRow, word: string): [string, string][] => {
  const id = row.get(word)?.at(-1);
  return id === undefined ? [] : [[`?${word}`, id]];
};

/** Returns values that the contract provides: enum values, a plain word's example, a number's minimum. */
function fixedValues({ name, schema, schemaName, example }: Parameter): string[] | undefined {
  if (schema.enum) return schema.enum.map(String);
  const isWord = schemaName === undefined && name !== 'id' && idKindOfMember(name) === undefined;
  if (isWord && typeof example === 'string') return [example];
  if (schema.type !== 'integer') return undefined;
  return [String(example ?? schema.minimum ?? 1)];
}

/** Returns combinations with one value of each list, the first lists varying slowest, at most `limit`. */
function combinations(lists: readonly (readonly string[])[], limit: number): string[][] {
  let combined: string[][] = [[]];
  for (const list of lists)
    combined = combined
      .slice(0, limit)
      .flatMap((prefix) => list.slice(0, limit).map((value) => [...prefix, value]));
  return combined.slice(0, limit);
}
