import type { RequestListener } from 'node:http';
import { appOf, postgrestHost, springHost } from '../../../dataProvider/dialects/testing/hosts';
import { fortuneApp, jsonServerApp } from '../../../dataProvider/dialects/testing/packages';
import { createPumps } from '../../../dataProvider/dialects/testing/pumps';
import type { Obj } from '../json';
import { feathersApp } from './feathersApp.mjs';
import { jsonApiSpec, postgrestSpec, queryOf, record, restSpec } from './liveSpecs';

/** A host that runs, and its OpenAPI document: as it stands, or the path at which the host itself answers it. */
export interface LiveHost {
  app: () => RequestListener | Promise<RequestListener>;
  spec: Obj | string;
}

/**
 * Hosts of five dialects. json-server, Fortune.js and Feathers are packages that nobody here wrote, and Feathers also says
 * itself what it can do; the others are those that the dialects are tested with.
 */
export const liveHosts: readonly (LiveHost & { name: string })[] = [
  {
    name: 'json-server',
    app: jsonServerApp,
    spec: restSpec({ query: queryOf('_start', '_end', '_sort', '_order', 'q'), update: 'patch' }),
  },
  { name: 'Fortune.js', app: fortuneApp, spec: jsonApiSpec },
  { name: 'Feathers', app: () => feathersApp(createPumps().rows, record), spec: '/openapi.json' },
  {
    name: 'Spring',
    app: () => appOf(springHost),
    spec: restSpec({
      query: queryOf('page', 'size', 'sort'),
      around: (content) => ({ content, totalElements: { type: 'integer' }, last: { type: 'boolean' } }),
      update: 'put',
    }),
  },
  { name: 'PostgREST', app: () => appOf(postgrestHost), spec: postgrestSpec },
];
