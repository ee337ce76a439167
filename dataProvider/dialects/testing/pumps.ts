import type { Request } from 'express';

/** A record of the test hosts. */
export interface Pump {
  id: number;
  name: string;
  power: number | null;
  status: string;
}

/** A parsed list query, independent of the dialect: filters, sorts, a range of rows. */
export interface PumpQuery {
  tests: ((pump: Pump) => boolean)[];
  orders: { field: string; isDown: boolean }[];
  offset: number;
  limit: number;
}

type PumpValue = string | number | null;

export const getValue = (pump: Pump, field: string): PumpValue =>
  Object.entries(pump).find(([name]) => name === field)?.[1] as PumpValue;

const FIVE_PUMPS: readonly Pump[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  name: `Bomba ${id}`,
  power: id * 10,
  status: ['libre', 'rota', 'libre', 'parada', 'libre'][id - 1] ?? '',
}));

/** Creates pumps, five by default, with the operations of a host. */
export function createPumps(initialRows: readonly Pump[] = FIVE_PUMPS) {
  const rows: Pump[] = initialRows.map((row) => ({ ...row }));
  return {
    rows,
    select: ({ tests, orders, offset, limit }: PumpQuery) => {
      const matches = rows.filter((pump) => tests.every((test) => test(pump)));
      for (const { field, isDown } of [...orders].reverse())
        matches.sort((a, b) => ((getValue(a, field) ?? 0) < (getValue(b, field) ?? 0) !== isDown ? -1 : 1));
      return { rows: matches.slice(offset, offset + limit), total: matches.length };
    },
    find: (id: string): Pump | undefined => rows.find((pump) => String(pump.id) === id),
    add: (members: Partial<Pump>): Pump => {
      const pump = { power: 0, status: 'libre', name: '', ...members, id: rows.length + 10 };
      rows.push(pump);
      return pump;
    },
    change: (id: string, members: Partial<Pump>): Pump | undefined => {
      const pump = rows.find((candidate) => String(candidate.id) === id);
      return pump && Object.assign(pump, members, { id: pump.id });
    },
    remove: (id: string): void => {
      const index = rows.findIndex((pump) => String(pump.id) === id);
      if (index >= 0) rows.splice(index, 1);
    },
  };
}
export type Pumps = ReturnType<typeof createPumps>;

/** Returns the query parameters in the order received. */
export const getSearchParams = (request: Request): [name: string, value: string][] => [
  ...new URL(request.url, 'http://host.invalid').searchParams,
];

/** Reads a parameter into the query; it adds nothing if the value is invalid. */
export type ParamReader = (value: string, query: PumpQuery, match: RegExpExecArray) => void;

export class RejectedRequestError extends Error {}

/** Parses a query. Unknown parameters are rejected, so that no ineffective parameter goes unnoticed. */
export function parseQuery(
  params: readonly (readonly [string, string])[],
  readers: readonly (readonly [RegExp, ParamReader])[],
): PumpQuery {
  const query: PumpQuery = { tests: [], orders: [], offset: 0, limit: 100 };
  for (const [name, value] of params) {
    const reader = readers.find(([pattern]) => pattern.test(name));
    const match = reader?.[0].exec(name);
    if (!reader || !match) throw new RejectedRequestError(`Unknown parameter ${name}`);
    reader[1](value, query, match);
  }
  return query;
}

/**
 * Rejects a repeated parameter, for hosts that read only one of them. `members`: also a value beside its members (`power` and
 * `power[gte]`), which PHP does not read; `power[]` may be repeated.
 */
export function rejectRepeated(params: readonly (readonly [string, string])[], kind?: 'members'): void {
  const names = params.map(([name]) => name);
  const baseOf = (name: string): string => (kind ? name.replace(/\[.*/, '') : name);
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1)) {
      const isList = kind !== undefined && name === other && name.endsWith('[]');
      const areMembers =
        name !== other && [name, other].every((text) => /\[.+\]$/.test(text) && !text.startsWith('exists'));
      if (baseOf(name) === baseOf(other) && !isList && !areMembers && !name.startsWith('exists'))
        throw new RejectedRequestError(`Repeated parameter ${name}`);
    }
}

/** Like SQL, none of them is true for a row without a value. */
const COMPARATORS = {
  eq: (a: PumpValue, b: string) => a !== null && String(a) === b,
  neq: (a: PumpValue, b: string) => a !== null && String(a) !== b,
  gte: (a: PumpValue, b: string) => a !== null && Number(a) >= Number(b),
  lte: (a: PumpValue, b: string) => a !== null && Number(a) <= Number(b),
  gt: (a: PumpValue, b: string) => a !== null && Number(a) > Number(b),
  lt: (a: PumpValue, b: string) => a !== null && Number(a) < Number(b),
} as const;
export type Comparison = keyof typeof COMPARATORS;

/** Tests a field against one value, or against any of several. */
export const matchesAny =
  (field: string, operator: Comparison, ...values: string[]) =>
  (pump: Pump): boolean =>
    values.some((value) => COMPARATORS[operator](getValue(pump, field), value));

/** Tests whether a field has a value. */
export const hasValue =
  (field: string) =>
  (pump: Pump): boolean =>
    getValue(pump, field) !== null;

/** Tests whether the name contains a word. */
export const nameContains =
  (word: string) =>
  (pump: Pump): boolean =>
    pump.name.toLowerCase().includes(word.toLowerCase());
