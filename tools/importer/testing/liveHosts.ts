import type { RequestListener } from 'node:http';
import { postgrestHost, springHost } from '../../../dataProvider/dialects/testing/dialectHosts';
import { createHostApp } from '../../../dataProvider/dialects/testing/restHost';
import { createFortuneApp, createJsonServerApp } from '../../../dataProvider/dialects/testing/packageHosts';
import { createPumps } from '../../../dataProvider/dialects/testing/pumps';
import type { JsonObject } from '../spec/json';
import { feathersApp } from './feathersApp.mjs';
import { queryLanguageHosts } from '../../../dataProvider/dialects/testing/queryLanguageHosts';
import {
  jsonApiSpec,
  loopbackSpec,
  odataSpec,
  postgrestSpec,
  queryParametersOf,
  record,
  restSpec,
} from './liveSpecs';

/** A host that runs, and its OpenAPI document: the document itself, or the path that serves it. */
export interface LiveHost {
  app: () => RequestListener | Promise<RequestListener>;
  spec: JsonObject | string;
}

/** Creates the app of a host that reads all conditions in one parameter. */
const languageApp = (name: string) => () => {
  const host = queryLanguageHosts[name];
  if (!host) throw new Error(`no host ${name}`);
  return createHostApp(host);
};

/**
 * Hosts of nine dialects. json-server, Fortune.js and Feathers are third-party packages, and Feathers also generates its
 * document; the others are those that the dialects are tested with.
 */
export const liveHosts: readonly (LiveHost & { name: string })[] = [
  {
    name: 'json-server',
    app: createJsonServerApp,
    spec: restSpec({ query: queryParametersOf('_start', '_end', '_sort', '_order', 'q'), update: 'patch' }),
  },
  { name: 'Fortune.js', app: createFortuneApp, spec: jsonApiSpec },
  { name: 'Feathers', app: () => feathersApp(createPumps().rows, record), spec: '/openapi.json' },
  {
    name: 'Spring',
    app: () => createHostApp(springHost),
    spec: restSpec({
      query: queryParametersOf('page', 'size', 'sort'),
      wrap: (content) => ({ content, totalElements: { type: 'integer' }, last: { type: 'boolean' } }),
      update: 'put',
    }),
  },
  { name: 'PostgREST', app: () => createHostApp(postgrestHost), spec: postgrestSpec },
  { name: 'OData', app: languageApp('odata'), spec: odataSpec },
  { name: 'LoopBack', app: languageApp('loopback'), spec: loopbackSpec },
  {
    name: 'NestJS CRUD',
    app: languageApp('nestjs-crud'),
    spec: restSpec({
      query: queryParametersOf('fields', 's', 'filter', 'or', 'sort', 'join', 'limit', 'offset', 'page'),
      wrap: (data) => ({ data, count: { type: 'number' }, total: { type: 'number' } }),
      update: 'patch',
    }),
  },
  {
    name: 'json-server 1.0',
    app: languageApp('json-server-1'),
    spec: restSpec({
      query: queryParametersOf('_page', '_per_page', '_sort', '_where'),
      wrap: (data) => ({ data, items: { type: 'integer' } }),
      update: 'patch',
    }),
  },
];
