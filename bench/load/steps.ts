import { createRandom } from '../../fixtures/seed/random';
import type { State } from '../../fixtures/store/state';
import type { Ask } from './generator';
import type { Kind } from './rows';

const SIZE = 50;

/** The same question in the words of either server. */
export interface Step {
  /** Requests of a round. */
  requests: number;
  es: string;
  en: string;
  own: (n: number) => Ask;
  stock: (n: number) => Ask;
}

/** What is asked of servers that hold these rows; `token` opens the demo host. */
export const stepsFor: { [Of in Kind]: (rows: State[Of], token: string) => Step[] } = {
  assets: (rows, token) => {
    const { get, patch } = askers(token);
    const id = chosen(rows.map((row) => row.id));
    return [
      pages('assets', rows.length, get),
      searches('assets', ASSET_WORDS, get),
      {
        requests: 500,
        es: 'escritura',
        en: 'write',
        own: (n) =>
          patch(`/api/assets/${id(n)}`, { data: { id: id(n), attributes: { alias: `Alias ${n}` } } }),
        stock: (n) => patch(`/assets/${id(n)}`, { alias: `Alias ${n}` }),
      },
    ];
  },
  gateways: (rows, token) => {
    const { get } = askers(token);
    const project = chosen([...new Set(rows.flatMap((row) => row.project_id ?? []))]);
    return [
      pages('gateways', rows.length, get),
      searches('gateways', GATEWAY_WORDS, get),
      {
        requests: 500,
        es: 'filtro',
        en: 'filter',
        own: (n) => get(`/api/gateways?project_id=${project(n)}&page[size]=${SIZE}`),
        stock: (n) => get(`/gateways?project_id=${project(n)}&_page=1&_limit=${SIZE}`),
      },
    ];
  },
};

const ASSET_WORDS = [
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

type Get = (path: string) => Ask;

function askers(token: string) {
  const headers = { 'accept-version': '1', authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };
  return {
    get: (path: string): Ask => ({ method: 'GET', path, headers }),
    patch: (path: string, body: object): Ask => ({
      method: 'PATCH',
      path,
      headers: { ...headers, ...json },
      body: JSON.stringify(body),
    }),
  };
}

/** One of these for each number, always the same one, in an order that no cache knows. */
function chosen(of: readonly string[]): (n: number) => string {
  const random = createRandom(7);
  const picked = Array.from({ length: 997 }, () => random.pick(of));
  return (n) => picked[n % picked.length] ?? '';
}

function pages(kind: Kind, rows: number, get: Get): Step {
  const random = createRandom(11);
  const numbers = Array.from({ length: 997 }, () => random.int(1, Math.ceil(rows / SIZE)));
  const page = (n: number) => numbers[n % numbers.length] ?? 1;
  return {
    requests: 1500,
    es: 'página de 50',
    en: 'page of 50',
    own: (n) => get(`/api/${kind}?page[number]=${page(n)}&page[size]=${SIZE}`),
    stock: (n) => get(`/${kind}?_page=${page(n)}&_limit=${SIZE}`),
  };
}

function searches(kind: Kind, words: readonly string[], get: Get): Step {
  const word = (n: number) => encodeURIComponent(words[n % words.length] ?? '');
  return {
    requests: 200,
    es: 'búsqueda',
    en: 'search',
    own: (n) => get(`/api/${kind}?search=${word(n)}&page[size]=${SIZE}`),
    stock: (n) => get(`/${kind}?q=${word(n)}&_page=1&_limit=${SIZE}`),
  };
}
