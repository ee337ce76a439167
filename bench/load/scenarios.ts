import { createRandom } from '../../fixtures/generators/random';
import type { State } from '../../fixtures/rows/state';
import type { LoadRequest } from './runLoad';
import type { LoadKind } from './rows';

const PAGE_SIZE = 50;

/** The same question in the words of either server. */
export interface LoadScenario {
  /** Requests of a round. */
  requests: number;
  /** Name in the report. */
  title: string;
  demoHost: (n: number) => LoadRequest;
  jsonServer: (n: number) => LoadRequest;
}

/** Requests to servers that hold these rows; `token` authorises them at the demo host. */
export const scenariosFor: { [Of in LoadKind]: (rows: State[Of], token: string) => LoadScenario[] } = {
  assets: (rows, token) => {
    const { get, patch } = createRequests(token);
    const id = pickCyclically(rows.map((row) => row.id));
    return [
      pageScenario('assets', rows.length, get),
      searchScenario('assets', ASSET_WORDS, get),
      {
        requests: 500,
        title: 'write',
        demoHost: (n) =>
          patch(`/api/assets/${id(n)}`, { data: { id: id(n), attributes: { alias: `Alias ${n}` } } }),
        jsonServer: (n) => patch(`/assets/${id(n)}`, { alias: `Alias ${n}` }),
      },
    ];
  },
  gateways: (rows, token) => {
    const { get } = createRequests(token);
    const project = pickCyclically([...new Set(rows.flatMap((row) => row.project_id ?? []))]);
    return [
      pageScenario('gateways', rows.length, get),
      searchScenario('gateways', GATEWAY_WORDS, get),
      {
        requests: 500,
        title: 'filter',
        demoHost: (n) => get(`/api/gateways?project_id=${project(n)}&page[size]=${PAGE_SIZE}`),
        jsonServer: (n) => get(`/gateways?project_id=${project(n)}&_page=1&_limit=${PAGE_SIZE}`),
      },
    ];
  },
};

/** Words of assets: names of streets and cities, of which some are of many assets, and parts of codes. */
export const ASSET_WORDS = [
  'valencia',
  'colon',
  'habitacion 10',
  'gaviota',
  'EXT-0001',
  'malaga',
  'vivienda 3',
  'D0',
];
/** Parts of codes, of which some are of many gateways and some of none, and of names. */
const GATEWAY_WORDS = ['G', 'Q9', 'GD', 'central sur', 'azotea', 'gateway 12', 'QZ4', 'comunes'];

type Get = (path: string) => LoadRequest;

function createRequests(token: string) {
  const headers = { 'accept-version': '1', authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };
  return {
    get: (path: string): LoadRequest => ({ method: 'GET', path, headers }),
    patch: (path: string, body: object): LoadRequest => ({
      method: 'PATCH',
      path,
      headers: { ...headers, ...json },
      body: JSON.stringify(body),
    }),
  };
}

/** One of these for each number, always the same one, in an order that no cache knows. */
function pickCyclically(values: readonly string[]): (n: number) => string {
  const random = createRandom(7);
  const sequence = Array.from({ length: 997 }, () => random.pick(values));
  return (n) => sequence[n % sequence.length] ?? '';
}

function pageScenario(kind: LoadKind, rows: number, get: Get): LoadScenario {
  const random = createRandom(11);
  const numbers = Array.from({ length: 997 }, () => random.int(1, Math.ceil(rows / PAGE_SIZE)));
  const page = (n: number) => numbers[n % numbers.length] ?? 1;
  return {
    requests: 1500,
    title: 'page of 50',
    demoHost: (n) => get(`/api/${kind}?page[number]=${page(n)}&page[size]=${PAGE_SIZE}`),
    jsonServer: (n) => get(`/${kind}?_page=${page(n)}&_limit=${PAGE_SIZE}`),
  };
}

function searchScenario(kind: LoadKind, words: readonly string[], get: Get): LoadScenario {
  const word = (n: number) => encodeURIComponent(words[n % words.length] ?? '');
  return {
    requests: 200,
    title: 'search',
    demoHost: (n) => get(`/api/${kind}?search=${word(n)}&page[size]=${PAGE_SIZE}`),
    jsonServer: (n) => get(`/${kind}?q=${word(n)}&_page=1&_limit=${PAGE_SIZE}`),
  };
}
