import { createRandom } from '../../fixtures/seed/random';
import type { Ask } from './generator';

const SIZE = 50;

/** The same question in the words of either server. */
export interface Step {
  key: 'page' | 'search' | 'write';
  /** Requests of a round. */
  requests: number;
  es: string;
  en: string;
  own: (n: number) => Ask;
  stock: (n: number) => Ask;
}

const words = ['valencia', 'colon', 'habitacion 10', 'gaviota', 'EXT-0001', 'malaga', 'vivienda 3', 'D0'];

/** What is asked of servers that hold the assets with these ids; `token` opens the demo host. */
export function stepsFor(ids: readonly string[], token: string): Step[] {
  const headers = { 'accept-version': '1', authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };
  const random = createRandom(7);
  const pages = Array.from({ length: 997 }, () => random.int(1, Math.ceil(ids.length / SIZE)));
  const picked = Array.from({ length: 997 }, () => random.pick(ids));
  const page = (n: number) => pages[n % pages.length] ?? 1;
  const id = (n: number) => picked[n % picked.length] ?? '';
  const word = (n: number) => encodeURIComponent(words[n % words.length] ?? '');
  const get = (path: string): Ask => ({ method: 'GET', path, headers });
  const patch = (path: string, body: object): Ask => ({
    method: 'PATCH',
    path,
    headers: { ...headers, ...json },
    body: JSON.stringify(body),
  });
  return [
    {
      key: 'page',
      requests: 1500,
      es: 'página de 50',
      en: 'page of 50',
      own: (n) => get(`/api/assets?page[number]=${page(n)}&page[size]=${SIZE}`),
      stock: (n) => get(`/assets?_page=${page(n)}&_limit=${SIZE}`),
    },
    {
      key: 'search',
      requests: 200,
      es: 'búsqueda',
      en: 'search',
      own: (n) => get(`/api/assets?search=${word(n)}&page[size]=${SIZE}`),
      stock: (n) => get(`/assets?q=${word(n)}&_page=1&_limit=${SIZE}`),
    },
    {
      key: 'write',
      requests: 500,
      es: 'escritura',
      en: 'write',
      own: (n) => patch(`/api/assets/${id(n)}`, { data: { id: id(n), attributes: { alias: `Alias ${n}` } } }),
      stock: (n) => patch(`/assets/${id(n)}`, { alias: `Alias ${n}` }),
    },
  ];
}
