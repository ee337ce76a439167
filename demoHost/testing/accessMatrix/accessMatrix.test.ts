import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../../dataProvider/contract/openapi.bundle.json';
import { listOperations } from '../../../dataProvider/contract/operations';
import type { Operation } from '../../../dataProvider/contract/operations';
import { seededLogins } from '../../../fixtures/demoLogins';
import { callRules, acceptVersionOf } from '../../server/callRules';
import { permissionsOfRoles, unrestrictedRoles } from '../../server/roles';
import type { CallId } from '../../server/callRules';
import type { State } from '../../../fixtures/rows/state';
import { startTestHost } from '../testHost';
import type { TestCaller, RunningHost } from '../testHost';
import { collectPathFacts } from './pathFacts';
import type { PathFact } from './pathFacts';

/** Record kind of a parameter, by the segment before it if its own name is ambiguous. */
const kinds: Readonly<Record<string, string>> = {
  assetId: 'asset',
  projectId: 'project',
  userId: 'user',
  gatewayId: 'gateway',
  deviceId: 'device',
  sensorId: 'sensor',
  qid: 'qid',
  accessUid: 'checkIn',
  clients: 'client',
  projects: 'project',
  project: 'project',
  assets: 'asset',
  users: 'user',
  gateways: 'gateway',
  sensors: 'sensor',
  'support-tickets': 'ticket',
  'third-party-services': 'contact',
  documents: 'document',
  'common-areas': 'commonArea',
  booking: 'booking',
  'events-news': 'news',
  intercoms: 'intercom',
  area: 'layoutArea',
  qr: 'externalInvitation',
  'anonymous-access': 'invitation',
};

/** Parameters whose record kind depends on the start or end of the path. */
const special: readonly (readonly [string, string, RegExp])[] = [
  ['uid', 'qrAccess', /\/revoke$/],
  ['id', 'invitation', /\/revoke$/],
  ['deviceId', 'cloudDevice', /^\/gateway-cloud\//],
  ['deviceId', 'helpedDevice', /^\/devices\/help\//],
  ['id', 'legalClient', /\/legal-documentations\/delete$/],
];

/** Calls that check the role besides the permission: super administrators only. */
const superOnly: readonly string[] = ['getLatestVersions', 'getUpdateState', 'startUpdate'];

type Values = Readonly<Record<string, string>>;

/** Record kinds that a body or query references besides the path. */
const bodyKinds: Readonly<Record<string, readonly string[]>> = {
  toggleAssetDevice: ['device', 'gateway'],
  unlinkAssetsFromUser: ['linkedAsset'],
  updateLayoutArea: ['layoutArea'],
  downloadTimeSeries: ['sensor'],
  getTimeSeries: ['sensor'],
};

/** Record kinds of members in bodies and queries. */
const members: Readonly<Record<string, string>> = {
  device_id: 'device',
  gateway_id: 'gateway',
  project_id: 'project',
  sensor_uuid: 'sensor',
};

/** Bodies that reference records. */
const bodies: Readonly<Record<string, (values: Values) => unknown>> = {
  assignClientsToUser: ({ client }) => ({ data: [client] }),
  unlinkAssetsFromUser: ({ linkedAsset }) => ({ data: [{ id: linkedAsset }] }),
};

/** Number of records to try until one is accepted; a call may reject one for its own reasons. */
const TRIES = 12;

const operations = listOperations(bundle);
const fixed = (operation: Operation, name: string) => {
  const { schema, schemaName, example } = operation.parameters.find((one) => one.name === name)!;
  if (schema.enum) return String(schema.enum[0]);
  // A plain word, such as the module of an update.
  if (schemaName === undefined && kinds[name] === undefined && typeof example === 'string') return example;
  return schema.type === 'integer' ? String(example ?? schema.minimum ?? 1) : undefined;
};

const parametersOf = (operation: Operation) =>
  operation.parameters.filter((one) => one.in === 'path' && fixed(operation, one.name) === undefined);

function kindOf(operation: Operation, name: string): string {
  const segments = operation.path.split('/');
  const at = segments.indexOf(`{${name}}`);
  const before = segments[at - 1] ?? '';
  const [, own] = special.find(([one, , path]) => one === name && path.test(operation.path)) ?? [];
  const kind = own ?? kinds[name] ?? kinds[before];
  if (kind === undefined) throw new Error(`say what ${name} of ${operation.path} names`);
  return kind;
}

let host: RunningHost;
let facts: PathFact[];
/** Data before any write: a copy is cheaper than seeding again. */
let seeded: State;
beforeAll(async () => {
  host = await startTestHost({ check: false, loginLimit: false });
  facts = collectPathFacts(host.store);
  seeded = structuredClone(host.store.state);
});
afterAll(() => host.close());

/** Returns ways to fill a path with records of some companies, or of none of them, with their related records. */
function fillings(operation: Operation, belongs: (clients: readonly string[]) => boolean): Values[] {
  const parameters = parametersOf(operation).map(({ name }) => ({ name, kind: kindOf(operation, name) }));
  const needed = [...parameters.map(({ kind }) => kind), ...(bodyKinds[operation.id] ?? [])];
  return facts
    .filter(({ values, clients }) => belongs(clients) && needed.every((kind) => values[kind]?.length))
    .flatMap(({ values }) => {
      const nth = (kind: string, index: number) => values[kind]![Math.min(index, values[kind]!.length - 1)]!;
      const longest = Math.max(...parameters.map(({ kind }) => values[kind]!.length));
      return Array.from({ length: longest }, (_, index) =>
        Object.fromEntries([
          ...Object.keys(values).map((kind) => [kind, nth(kind, index)]),
          ...parameters.map(({ name, kind }) => [name, nth(kind, index)]),
        ]),
      );
    });
}

/** Returns `count` items spread over a list. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  list.length <= count
    ? [...list]
    : Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!);

/** Returns the contract's example with the ids of the path, so that no other reference is missing. */
function bodyFor(operation: Operation, values: Values): unknown {
  const [example] = operation.body?.examples ?? [];
  const walk = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, key)]));
    if (name === 'id') return values['id'] ?? values['layoutArea'] ?? value;
    return values[members[name] ?? ''] ?? value;
  };
  const own = bodies[operation.id];
  if (own) return own(values);
  return example === undefined ? undefined : walk(example);
}

async function ask(
  caller: TestCaller,
  operation: Operation,
  values: Values,
): Promise<{ status: number; text: string }> {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? fixed(operation, name) ?? ''),
  );
  const needed = operation.parameters
    .filter((one) => one.in === 'query' && one.required === true)
    .map(({ name, example, schema }) => {
      const value =
        values[members[name] ?? ''] ?? example ?? schema.const ?? schema.enum?.[0] ?? schema.minimum;
      return `${name}=${encodeURIComponent(String(value ?? 'x'))}`;
    });
  const path = needed.length > 0 ? `${filled}?${needed.join('&')}` : filled;
  const version = { 'accept-version': acceptVersionOf(operation.id as CallId) };
  const { status, text } = await caller(operation.method, path, bodyFor(operation, values), version);
  const { sessions } = host.store.state;
  if (status < 300 && operation.method !== 'GET')
    await host.store.replace({ ...structuredClone(seeded), sessions });
  return { status, text };
}

/** Number of matrix cells checked by login, and calls that some login may use. */
const cells = new Map<string, number>();
const reached = new Set<string>();

// The last test judges the sum of those before it.
describe('role × call × own or foreign record', { shuffle: false }, () => {
  it.each(seededLogins)(
    '$role of $companies [PERM-08] [PERM-10]',
    async (login) => {
      const caller = await host.signInAs(login.email.split('@')[0]!);
      const held = new Set<string>(permissionsOfRoles([login.role]));
      const own = host.store.rows.find('users', { email_key: login.email })!.client_ids;
      const everything = unrestrictedRoles.includes(login.role);
      const mine = (clients: readonly string[]) =>
        clients.length > 0 && (everything || clients.every((id) => own.includes(id)));
      const foreign = (clients: readonly string[]) =>
        clients.length > 0 && !everything && !clients.some((id) => own.includes(id));
      const differences: string[] = [];
      let looked = 0;
      for (const operation of operations.filter((one) => parametersOf(one).length > 0)) {
        const { access } = callRules[operation.id as CallId];
        const allowed = access === 'session' || held.has(access);
        const ownAllowed = allowed && (everything || !superOnly.includes(operation.id));
        const tell = (what: string, status: number) =>
          differences.push(`${operation.id} (${what}): ${status}, ${allowed ? 'allowed' : 'not allowed'}`);
        for (const values of spread(fillings(operation, foreign), 2)) {
          const { status } = await ask(caller, operation, values);
          looked += 1;
          if (status !== (allowed ? 404 : 403)) tell(`foreign ${JSON.stringify(values)}`, status);
        }
        const statuses: number[] = [];
        for (const values of spread(fillings(operation, mine), ownAllowed ? TRIES : 2)) {
          const { status } = await ask(caller, operation, values);
          statuses.push(status);
          if (ownAllowed && ![401, 403, 404].includes(status)) break;
        }
        const last = statuses.at(-1);
        if (last === undefined) continue;
        looked += 1;
        if (ownAllowed && [401, 403, 404].includes(last)) tell('own', last);
        else if (ownAllowed) reached.add(operation.id);
        else if (statuses.some((status) => status !== 403)) tell('own', last);
      }
      cells.set(login.label.es, looked);
      expect(differences).toEqual([]);
    },
    120_000,
  );

  it('looks at every call with an id in its path', () => {
    const all = operations.filter((one) => parametersOf(one).length > 0).map(({ id }) => id);
    expect(all.filter((id) => !reached.has(id))).toEqual([]);
    const sum = [...cells.values()].reduce((total, count) => total + count, 0);
    console.info(
      `role matrix: ${sum} cells, ${all.length} calls (${JSON.stringify(Object.fromEntries(cells))})`,
    );
    expect(sum).toBeGreaterThan(all.length * seededLogins.length);
  });
});
