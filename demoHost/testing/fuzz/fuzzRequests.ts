import { listOperations } from '../../../dataProvider/contract/operations';
import type { Contract, Operation, Parameter } from '../../../dataProvider/contract/operations';
import type { Random } from '../../../fixtures/generators/random';
import type { State } from '../../../fixtures/rows/state';
import { mutateJson } from './mutate';
import { randomHostileBody, randomHostileText } from './hostileValues';
import { randomBody, randomSample } from './randomSample';

/** One fuzz request; the path is sent unchanged. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** True to send the session's token. */
  isAuthenticated: boolean;
}

/**
 * Generates requests from the contract: valid ones with one or more parts corrupted. The same `random` gives the same
 * requests for the same contract and seeded data. `state` provides ids of real records.
 */
export function createFuzzRequests(
  contract: Contract,
  state: () => State,
  random: Random,
): () => FuzzRequest {
  const operations = listOperations(contract);
  return () => {
    const operation = random.pick(operations);
    const body = buildBody(contract, operation, random);
    return {
      method: random.chance(0.9)
        ? operation.method
        : random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE']),
      path: `/api${buildPath(operation, state(), random)}${buildQuery(contract, operation, random)}`,
      headers: { ...buildHeaders(operation, random), ...(body !== undefined && buildContentType(random)) },
      body,
      isAuthenticated: random.chance(0.95),
    };
  };
}

/** Returns the id of a seeded record, preferably of the kind that the path needs. */
function pickId(state: State, hint: string, random: Random): string {
  const collections = Object.entries(state).filter(([, rows]) => Array.isArray(rows) && rows.length > 0);
  const matchingCollections = collections.filter(([name]) => name.startsWith(hint.slice(0, 5).toLowerCase()));
  const [, rows] = random.pick(matchingCollections.length > 0 ? matchingCollections : collections);
  const row: unknown = random.pick((rows as unknown[]).slice(0, 200));
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : String(row);
}

function buildPath(operation: Operation, state: State, random: Random): string {
  const segments = operation.path.split('/');
  const filled = segments.map((segment, index) => {
    if (!segment.startsWith('{')) return random.chance(0.005) ? garbledSegment(random) : segment;
    if (random.chance(0.25)) return garbledSegment(random);
    const hint = segment === '{id}' ? (segments[index - 1] ?? '').replaceAll('-', '_') : segment.slice(1);
    return encodeURIComponent(pickId(state, hint, random));
  });
  return random.chance(0.02) ? `${filled.join('/')}/${garbledSegment(random)}` : filled.join('/');
}

/** Returns an unexpected path segment, printable so that it can be sent. */
function garbledSegment(random: Random): string {
  const raw = random.pick([
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    ';x=1',
    '',
    '__proto__',
    '*',
  ]);
  if (random.chance(0.5)) return raw;
  return safeEncode(randomHostileText(random).slice(0, 2000));
}

/** Percent-encodes a text; a lone surrogate, which cannot be encoded, becomes a broken escape. */
function safeEncode(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

function buildQuery(contract: Contract, operation: Operation, random: Random): string {
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const parts = queryParameters
    .filter((parameter) => parameter.required === true || random.chance(0.3))
    .flatMap((parameter) => parameterTexts(contract, parameter, random));
  if (random.chance(0.1)) {
    const name = random.pick([
      '__proto__',
      'page[__proto__]',
      'page',
      'page[]',
      'search[a]',
      'unknown',
      'filter',
      'sort',
    ]);
    parts.push(`${encodeURIComponent(name)}=${safeEncode(randomHostileText(random))}`);
  }
  if (parts.length > 0 && random.chance(0.03)) parts.push(random.pick(parts));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function parameterTexts(contract: Contract, { name, schema, example }: Parameter, random: Random): string[] {
  const text = (value: unknown) => (random.chance(0.3) ? randomHostileText(random) : String(value));
  if (name === 'page')
    return ['number', 'size'].map((member) => `page[${member}]=${safeEncode(text(random.int(1, 50)))}`);
  const defaultValue =
    random.chance(0.5) && example !== undefined ? example : randomSample(contract, schema, random);
  return [
    `${name}=${safeEncode(text(typeof defaultValue === 'object' ? JSON.stringify(defaultValue) : defaultValue))}`,
  ];
}

function buildBody(contract: Contract, operation: Operation, random: Random): string | undefined {
  if (operation.body === undefined && !random.chance(0.05)) return undefined;
  if (operation.body === undefined || random.chance(0.1)) return randomHostileBody(random);
  let value = randomBody(contract, operation, random);
  for (let i = random.int(0, 3); i > 0; i -= 1) value = mutateJson(value, random);
  return JSON.stringify(value) ?? 'undefined';
}

function buildHeaders(operation: Operation, random: Random): Record<string, string> {
  const version = operation.versions[0] ?? '1';
  const oddVersion = random.pick(['', '0', '3', '1, 2', '1;', 'x'.repeat(2000)]);
  return {
    ...(random.chance(0.98) && { 'accept-version': random.chance(0.97) ? version : oddVersion }),
    ...(random.chance(0.02) && { accept: random.pick(['text/html', '*/*;q=0', 'application/x', '']) }),
    ...(random.chance(0.02) && {
      authorization: random.pick(['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer a b', '']),
    }),
    ...(random.chance(0.02) && { cookie: 'a=1; __proto__=2' }),
    ...(random.chance(0.02) && { 'if-none-match': '*', 'if-modified-since': 'x', range: 'bytes=0-' }),
    ...(random.chance(0.02) && { 'x-forwarded-host': 'evil.example', 'x-http-method-override': 'DELETE' }),
  };
}

function buildContentType(random: Random): Record<string, string> {
  if (random.chance(0.94)) return { 'content-type': 'application/json' };
  return random.pick<Record<string, string>>([
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=klingon' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': '/' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    { 'content-type': 'application/json', 'content-encoding': 'x' },
  ]);
}
