import { isPlainObject } from '../../../lib/json';
import { isProviderHost } from '../../dialects/providerHost';
import { findProviderMethod } from '../../dialects/providerMethod';
import { findPlaceholders } from '../../template';
import type { Mark } from '../../schema/base/marks';
import type { KnownNames } from '../knownNames';
import type { NameProblem } from '../names/templateProblems';
import type { ValueLocation } from '../walkMarkedValues';
import type { DeclaredDialect } from './declaredDialect';

type LocatedProblem = readonly [path: ValueLocation['path'], problem: NameProblem];

/** True if a provider of the overlay reads and writes the records of a host. */
const hasProvider = (host: string, { dialects }: KnownNames): boolean =>
  dialects !== undefined && Object.hasOwn(dialects, host) && isProviderHost(dialects[host]);

/**
 * Finds parts of a declaration that its host cannot do because a react-admin data provider reads and writes its records: calls
 * and lists with their own path, and uploads.
 */
export function findProviderLimits(
  mark: Mark,
  value: unknown,
  { path, owner }: ValueLocation,
  { host: ownHost, dialect, apiPath }: DeclaredDialect,
  knownNames: KnownNames,
): LocatedProblem[] {
  const isCall = mark === 'path' || mark === 'listPath';
  const host = isCall && typeof owner.host === 'string' ? owner.host : ownHost;
  // The resource's own dialect overrides the provider of its host.
  if (!hasProvider(host, knownNames) || (host === ownHost && dialect !== undefined)) return [];
  const createProblem = (
    at: ValueLocation['path'],
    what: string,
    allowed: readonly string[] = [],
  ): LocatedProblem => [
    at,
    { found: `${what}: a data provider serves the records of the host "${host}"`, allowed, suggestion: null },
  ];
  if (mark === 'inField' && isPlainObject(value) && value.upload !== undefined)
    return [createProblem([...path, 'upload'], 'Files cannot be uploaded', ['without upload: in base64'])];
  if (mark === 'listPath') return [createProblem(path, 'A list cannot read another path', ['query'])];
  if (mark !== 'path' || typeof value !== 'string') return [];
  if (path[0] === 'api' && path.length === 2)
    return findPlaceholders(value).length > 0
      ? [createProblem(path, 'The path cannot have placeholders', ['/name'])]
      : [];
  if (path[0] === 'api')
    return [
      createProblem(path.slice(0, 2), `"${path.slice(0, 2).join('.')}" cannot be described`, ['api.path']),
    ];
  if (host === ownHost && findProviderMethod({ ...owner, path: value }, apiPath) !== undefined) return [];
  const records = apiPath ?? '/path';
  return [
    createProblem(path, 'This call is none of those of a provider', [
      `GET, PATCH, PUT or DELETE ${records}/{id}`,
      `POST ${records} with body`,
    ]),
  ];
}
