// npm run bench:load -- --url http://127.0.0.1:4126: response times of a running host with demo logins and its own data, such as
// one on a large database. Options: --connections N (1 and 50; repeatable), --seconds N (5) of each step, --only NAME (repeatable).
import { parseArgs } from 'node:util';
import { loadavg } from 'node:os';
import { createRandom } from '../fixtures/generators/random';
import { signInAsAdmin } from './hosts';
import { summarizeLoad } from './load/percentile';
import { runLoad } from './load/runLoad';
import type { LoadRequest } from './load/runLoad';
import { ASSET_WORDS } from './load/scenarios';
import { formatAligned } from './summary';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4126' },
    connections: { type: 'string', multiple: true, default: ['1', '50'] },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
  },
});
const { url } = values;
const { token } = await signInAsAdmin(url);
const headers = { 'accept-version': '1', authorization: `Bearer ${token}` };

const get = (path: string): LoadRequest => ({ method: 'GET', path: `/api${path}`, headers });
async function readAssets(page: number): Promise<{ ids: string[]; total: number }> {
  const response = await fetch(`${url}/api/assets?page[size]=100&page[number]=${page}`, { headers });
  const body = (await response.json()) as { data: { id: string }[]; meta: { all_results: number } };
  return { ids: body.data.map(({ id }) => id), total: body.meta.all_results };
}
const { ids: firstIds, total } = await readAssets(1);
const ids = [...firstIds, ...(await readAssets(Math.ceil(total / 200))).ids];
const random = createRandom(11);
const patch = (id: string, n: number): LoadRequest => ({
  method: 'PATCH',
  path: `/api/assets/${id}`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ data: { id, attributes: { alias: `Alias ${n} ${Date.now()}` } } }),
});
const FILTERS = ['battery_level<20', 'connectivity=OFFLINE', 'device_type=smoke_sensor,battery_level<30'];
const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

const scenarios: Readonly<Record<string, (n: number) => LoadRequest>> = {
  'first page': () => get('/assets?page[size]=50'),
  'any page': () => get(`/assets?page[number]=${random.int(1, Math.ceil(total / 50))}&page[size]=50`),
  search: (n) => get(`/assets?search=${encodeURIComponent(pick(ASSET_WORDS, n))}&page[size]=50`),
  filter: (n) => get(`/devices?filter=${encodeURIComponent(pick(FILTERS, n))}&page[size]=50`),
  detail: (n) => get(`/assets/${pick(ids, n)}`),
  write: (n) => patch(pick(ids, n), n),
};

const rows: string[][] = [['', 'connections', 'median, ms', 'p99, ms', 'a second']];
for (const connections of values.connections.map(Number))
  for (const [name, createRequest] of Object.entries(scenarios)) {
    if (values.only && !values.only.includes(name)) continue;
    const limits = { connections, requests: Number.POSITIVE_INFINITY };
    // Opens the connections, and lets the host count what it keeps.
    await runLoad(url, createRequest, { ...limits, maxMillis: 1500 });
    const { times, duration } = await runLoad(url, createRequest, {
      ...limits,
      maxMillis: Number(values.seconds) * 1000,
    });
    const { median, p99, rate } = summarizeLoad(times, duration);
    rows.push([name, String(connections), median.toFixed(1), p99.toFixed(1), rate.toFixed(0)]);
    console.log(rows.at(-1)?.join('  '));
  }
console.log(`\n${total} assets, load of the machine ${loadavg()[0]?.toFixed(1)}\n${formatAligned(rows)}`);
