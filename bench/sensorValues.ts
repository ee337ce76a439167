// npm run bench:values -- --database URL: a chart of a year from many sensor values in a PostgreSQL server, by table layout. The
// host stores no sensor values yet; an adapter for real devices will. Options: --values N (100000000), --layout NAME (all).
import { parseArgs } from 'node:util';
import pg from 'pg';
import { percentile } from './load/percentile';
import { formatAligned } from './summary';

/** One value each 15 minutes for a year. */
const VALUES_OF_SENSOR = 35_040;
const CHARTS = 20;

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    values: { type: 'string', default: '100000000' },
    layout: { type: 'string', multiple: true },
  },
});
const sensors = Math.ceil(Number(values.values) / VALUES_OF_SENSOR);

const months = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2025, i)).toISOString().slice(0, 10));
const columns = 'sensor integer not null, ts timestamptz not null, v real not null';
const partitions = months
  .map(
    (from, i) =>
      `create table bench_values_${i} partition of bench_values for values from ('${from}') to ('${months[i + 1] ?? '2026-01-01'}')`,
  )
  .join(';');

/** Statements before and after the values are inserted in the order of time, as devices send them. */
const layouts: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'BRIN of the time': [
    `create table bench_values (${columns})`,
    'create index on bench_values using brin (ts)',
  ],
  'B-tree of sensor and time': [
    `create table bench_values (${columns})`,
    'create index on bench_values (sensor, ts)',
  ],
  'B-tree with the value': [
    `create table bench_values (${columns})`,
    'create index on bench_values (sensor, ts) include (v)',
  ],
  'months, B-tree with the value': [
    `create table bench_values (${columns}) partition by range (ts); ${partitions}`,
    'create index on bench_values (sensor, ts) include (v)',
  ],
};

const client = new pg.Client({ connectionString: values.database, options: '-c jit=off' });
await client.connect();
async function timed(statement: string): Promise<number> {
  const startedAt = performance.now();
  await client.query(statement);
  return performance.now() - startedAt;
}
const bytesOf = async (relations: string): Promise<number> =>
  Number(
    (
      await client.query<{ bytes: string }>(`select sum(${relations}) as bytes from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid
    where c.relname = 'bench_values' or i.inhparent = 'bench_values'::regclass`)
    ).rows[0]?.bytes,
  );
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);

const results: string[][] = [
  [
    'layout',
    'insert, s',
    'index, s',
    'table, GB',
    'indexes, GB',
    'first chart, ms',
    'median, ms',
    'largest, ms',
  ],
];
for (const [layout, [before, after]] of Object.entries(layouts)) {
  if (values.layout && !values.layout.includes(layout)) continue;
  await client.query(`drop table if exists bench_values; ${before}`);
  const insertion = await timed(`insert into bench_values
    select sensor, ts, 20 + 5 * cos(extract(epoch from ts) / 86400) + sensor % 7
    from generate_series(timestamptz '2025-01-01 00:00Z', '2025-12-31 23:45Z', '15 min') ts, generate_series(1, ${sensors}) sensor`);
  const indexing = await timed(after);
  await client.query('vacuum (analyze) bench_values');
  const times: number[] = [];
  for (let i = 0; i < CHARTS; i += 1) {
    const sensor = 1 + ((i * 7919) % sensors);
    times.push(
      await timed(`select date_trunc('day', ts) as day, avg(v), min(v), max(v) from bench_values
        where sensor = ${sensor} and ts >= '2025-01-01' and ts < '2026-01-01' group by day order by day`),
    );
    // A scan of everything is not repeated.
    if ((times[0] ?? 0) > 10_000) break;
  }
  results.push([
    layout,
    ...[insertion, indexing].map((ms) => (ms / 1000).toFixed(0)),
    gigabytes(await bytesOf('pg_table_size(c.oid)')),
    gigabytes(await bytesOf('pg_indexes_size(c.oid)')),
    ...[times[0] ?? Number.NaN, percentile(times, 0.5), Math.max(...times)].map((ms) => ms.toFixed(0)),
  ]);
  console.log(results.at(-1)?.join('  '));
}
await client.query('drop table if exists bench_values');
await client.end();
console.log(`\n${sensors * VALUES_OF_SENSOR} values\n${formatAligned(results)}`);
