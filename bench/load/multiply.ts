// Multiplies the assets, gateways and devices of a seeded database: multiply.ts URL|FOLDER FACTOR. The user of a server is a
// superuser; a folder is not in use. The copies get ids of their own and belong to the projects of the originals. Indexes are dropped before and created after.
import pg from 'pg';
import { openEmbedded } from '../../demoHost/store/sql/connect';
import { openDataFolder } from '../../demoHost/store/sql/dataFolder';

const [target = '', factor] = process.argv.slice(2);
const TABLES = ['assets', 'gateways', 'devices'] as const;

/** Columns that identify a row, and columns that refer to copied rows: the number of the copy follows the value. */
const suffixed: Readonly<Record<(typeof TABLES)[number], readonly string[]>> = {
  assets: ['id', 'external_id'],
  gateways: ['id', 'qr_code'],
  devices: ['uuid', 'device_id', 'asset_id', 'gateway_id', 'cloud_serial_number'],
};

/** Other columns with such ids. */
const expressions: Readonly<Record<string, string>> = {
  gateways_gateway_id: `array(select item || copy from unnest(gateways_gateway_id) item)`,
  gateways: `regexp_replace(gateways::text, '("(?:gateway_id|qr_code)":"[^"]+)', '\\1' || copy, 'g')::json`,
  shared_sensors: `'[]'::json`,
  shared_sensors_asset_ids: `'{}'`,
  sensors: `regexp_replace(sensors::text, '("(?:sensor_uuid|access_sensor_id)":"[^"]+)', '\\1' || copy, 'g')::json`,
  sensors_sensor_uuid: `array(select item || copy from unnest(sensors_sensor_uuid) item)`,
  sensors_access_sensor_id: `array(select item || copy from unnest(sensors_access_sensor_id) item)`,
  cloud: `regexp_replace(cloud::text, '("serial_number":"[^"]+)', '\\1' || copy, 'g')::json`,
};

/** Column whose value the search text contains. */
const searched = { assets: 'id', gateways: 'id', devices: 'device_id' } as const;

/** Connection for one statement after another. */
interface Connection {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
}

async function connect(): Promise<Connection> {
  if (target.includes('://')) {
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    return {
      query: async <Row>(sql: string, values?: unknown[]) => ({
        rows: (await client.query(sql, values)).rows as Row[],
      }),
      end: () => client.end(),
    };
  }
  const folder = openDataFolder(target);
  const { pglite } = await openEmbedded({ dataDir: folder.postgres });
  return {
    query: (sql, values) => pglite.query(sql, values),
    end: async () => {
      await pglite.close();
      folder.release();
    },
  };
}

const client = await connect();
const timed = async (label: string, sql: string) => {
  const startedAt = Date.now();
  await client.query(sql);
  console.log(`${label}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
};
// Foreign keys are triggers; those of the copies hold by construction.
await client.query(`set session_replication_role = replica`);
await client.query(`set maintenance_work_mem = '1GB'`);
for (const table of TABLES) {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = $1 and column_name <> 'position'`,
    [table],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = current_schema() and tablename = $1
      and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const names = columns.map(({ name }) => name);
  const value = (name: string) =>
    suffixed[table].includes(name)
      ? `${name} || copy`
      : name === 'search_text'
        ? `replace(search_text, lower(${searched[table]}), lower(${searched[table]} || copy))`
        : (expressions[name] ?? name);
  await timed(
    `${table}, rows`,
    `insert into ${table} (${names.join(', ')})
      select ${names.map(value).join(', ')} from generate_series(1, ${Number(factor) - 1}) number, cast(number as text) copy, ${table}
      order by ${table}.position`,
  );
  for (const { name, definition } of indexes) await timed(name, definition);
}
await timed('analyze', 'vacuum analyze');
await client.end();
