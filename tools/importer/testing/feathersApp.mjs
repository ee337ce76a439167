// Plain JavaScript, with its one function declared beside it: the types of @feathersjs/express are written over those of every
// express app of the project.
import express, { errorHandler, json, rest } from '@feathersjs/express';
import { feathers } from '@feathersjs/feathers';
import { memory } from '@feathersjs/memory';
import swagger from 'feathers-swagger';

/** Feathers over its own store in memory, with the document that feathers-swagger makes of it at /openapi.json. */
export async function feathersApp(rows, record) {
  const app = express(feathers());
  app.use(json());
  app.configure(rest());
  const specs = { info: { title: 'Feathers', version: '1' } };
  app.configure(swagger({ specs, openApiVersion: 3, docsJsonPath: '/openapi.json' }));
  const store = Object.fromEntries(rows.map((row) => [row.id, row]));
  const pumps = memory({ store, startId: rows.length + 1, paginate: { default: 10, max: 50 } });
  const count = { type: 'integer' };
  const data = { type: 'array', items: { $ref: '#/components/schemas/pumps' } };
  const page = { type: 'object', properties: { total: count, limit: count, skip: count, data } };
  app.use('pumps', Object.assign(pumps, { docs: { schemas: { pumps: record, pumpsPagination: page } } }));
  app.use(errorHandler({ html: false, logger: false }));
  await app.setup();
  return app;
}
