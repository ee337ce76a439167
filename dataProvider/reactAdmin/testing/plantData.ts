/** A pump of the test providers. `serial` is in no declaration. */
export interface PlantPump {
  id: number;
  name: string;
  power: number;
  state: string;
  plant_id: number;
  installed_at: string | null;
  serial: string;
}

const STATES = ['libre', 'rota', 'libre', 'parada', 'libre'];

/** Creates five pumps of two plants. */
export const createPlantData = (): { pumps: PlantPump[]; plants: { id: number; name: string }[] } => ({
  pumps: [1, 2, 3, 4, 5].map((id) => ({
    id,
    name: `Bomba ${id}`,
    power: id * 10,
    state: STATES[id - 1] ?? '',
    plant_id: id < 4 ? 1 : 2,
    installed_at: id === 5 ? null : `2026-0${id}-10T08:30:00.000+02:00`,
    serial: `S-${id}`,
  })),
  plants: [
    { id: 1, name: 'Norte' },
    { id: 2, name: 'Sur' },
  ],
});

/** A list query of a test host. */
export interface PlantQuery {
  filter: Readonly<Record<string, unknown>>;
  sort: readonly [field: string, order: string];
  offset: number;
  limit: number;
}

type Row = Readonly<Record<string, unknown>>;

const TESTS: Readonly<Record<string, (value: unknown, expected: unknown) => boolean>> = {
  '': (value, expected) => (Array.isArray(expected) ? expected.includes(value) : value === expected),
  _gte: (value, expected) => Number(value) >= Number(expected),
  _lte: (value, expected) => Number(value) <= Number(expected),
};

/** Returns the rows of a query. Strict: values are compared with their type, and an unknown member throws. */
export function queryRows<R extends Row>(
  rows: readonly R[],
  { filter, sort: [field, order], offset, limit }: PlantQuery,
): { rows: R[]; total: number } {
  const matches = rows.filter((row) =>
    Object.entries(filter).every(([member, expected]) => {
      if (member === 'q') return JSON.stringify(row).includes(String(expected));
      const [, name = '', suffix = ''] = /^(.+?)(_gte|_lte)?$/.exec(member) ?? [];
      if (!Object.hasOwn(row, name)) throw new Error(`Unknown filter: ${member}`);
      return TESTS[suffix]?.(row[name], expected) ?? false;
    }),
  );
  const direction = order.toUpperCase() === 'DESC' ? -1 : 1;
  matches.sort((a, b) => (String(a[field]) < String(b[field]) ? -1 : 1) * direction);
  return { rows: matches.slice(offset, offset + limit), total: matches.length };
}
