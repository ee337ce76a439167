import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type ConsoleDataProvider } from '..';
import { presetNames } from '../../src/config/dialects/presetNames';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import fc from '../../src/testing/fastCheck';
import { declareResources } from '../../src/testing/declareResources';
import { createRequest } from '../http/request';
import { anAskedList, AWKWARD_PUMPS, FIXED_STATUS, filterByHand, readAllPages } from './testing/askedRows';
import { hosts } from './testing/dialectHosts';
import { createHostApp } from './testing/restHost';
import { createJsonServerApp, listenOnFreePort } from './testing/packageHosts';
import { createPumps } from './testing/pumps';
import { queryLanguageHosts } from './testing/queryLanguageHosts';

const RUNS = 300;

const resources = declareResources({
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { path: '/pumps', getList: { path: '/pumps', search: ['name'] } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    power: { type: 'number', label: 'Potencia' },
    status: { type: 'text', label: 'Estado' },
  },
});

const dialectHosts: Readonly<Record<string, { dialect: DialectSource; app: () => RequestListener }>> = {
  ...Object.fromEntries(
    Object.entries({ ...hosts, ...queryLanguageHosts }).map(([name, host]) => [
      name,
      { dialect: host.dialect, app: () => createHostApp(host, createPumps(AWKWARD_PUMPS)) },
    ]),
  ),
  'json-server': { dialect: 'json-server', app: () => createJsonServerApp(createPumps(AWKWARD_PUMPS)) },
};

/** Parameters of a list that only holds free pumps, as its declaration would write them. */
const fixedQueries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'json-server': { status: FIXED_STATUS },
  'jsonapi.org': { 'filter[status]': FIXED_STATUS },
  'limit-offset': { status: FIXED_STATUS },
  spring: { status: FIXED_STATUS },
  hydra: { status: FIXED_STATUS },
  postgrest: { status: `eq.${FIXED_STATUS}` },
  directus: { 'filter[status][_eq]': FIXED_STATUS },
  strapi: { 'filters[status][$eq]': FIXED_STATUS },
  odata: { $filter: `status eq '${FIXED_STATUS}' or status eq 'ninguno'` },
  loopback: { filter: { where: { status: FIXED_STATUS } } },
  'nestjs-crud': { s: JSON.stringify({ status: FIXED_STATUS }) },
  'json-server-1': { _where: { status: { eq: FIXED_STATUS } } },
  soul: { _filters: `status__eq:${FIXED_STATUS}` },
};

it('covers every preset', () => {
  expect(Object.keys(dialectHosts).toSorted()).toEqual([...presetNames].toSorted());
});

describe.each(Object.entries(dialectHosts))('a host that speaks %s', (name, { dialect, app }) => {
  let stop: () => Promise<void>;
  let provider: ConsoleDataProvider;
  beforeAll(async () => {
    const started = await listenOnFreePort(app());
    stop = started.stop;
    const request = createRequest({ hosts: { main: started.baseUrl }, getToken: () => undefined });
    const source = dialect === 'json-api' ? {} : dialect;
    provider = createDataProvider({ resources, request, dialects: { main: source } });
  });
  afterAll(() => stop());

  it('shows the rows of two filters, a range, a search and a fixed filter, or sends nothing', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(anAskedList, async (asked) => {
        const fixedQuery = fixedQueries[name];
        // In the product's own format a fixed value wins and a comma separates values, as its specification says.
        const hasComma = asked.conditions.some(({ value }) => [value].flat().join('').includes(','));
        fc.pre(fixedQuery !== undefined || !(asked.isFixed || hasComma));
        const answer = await readAllPages(provider, asked, fixedQuery ?? {});
        if (!answer) return;
        answered += 1;
        const byHand = filterByHand(AWKWARD_PUMPS, asked);
        expect(answer.ids.toSorted()).toEqual(byHand.toSorted());
        if (answer.total !== undefined) expect(answer.total).toBe(byHand.length);
      }),
      { numRuns: RUNS },
    );
    expect(answered).toBeGreaterThan(RUNS / 50);
  });
});
