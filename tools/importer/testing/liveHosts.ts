import type { RequestListener } from 'node:http';
import {
  createHostApp,
  postgrestHost,
  springHost,
} from '../../../dataProvider/dialects/testing/dialectHosts';
import { createFortuneApp, createJsonServerApp } from '../../../dataProvider/dialects/testing/packageHosts';
import { createPumps } from '../../../dataProvider/dialects/testing/pumps';
import type { JsonObject } from '../spec/json';
import { feathersApp } from './feathersApp.mjs';
import { jsonApiSpec, postgrestSpec, queryParametersOf, record, restSpec } from './liveSpecs';

/** A host that runs, and its OpenAPI document: the document itself, or the path that serves it. */
export interface LiveHost {
  app: () => RequestListener | Promise<RequestListener>;
  spec: JsonObject | string;
}

/**
 * Hosts of five dialects. json-server, Fortune.js and Feathers are third-party packages, and Feathers also generates its
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
];
