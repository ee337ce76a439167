import express, { type RequestHandler } from 'express';
import { createPlantData, queryRows } from './plantData';

type Row = Record<string, unknown> & { id: number };

/** Returns the error of a record as react-admin's server-side validation expects it; undefined for a valid one. */
const findErrors = (row: Row): object | undefined =>
  row.name === 'prohibida'
    ? {
        message: 'No se puede guardar',
        errors: { name: 'Ese nombre no vale', root: { serverError: 'Revisa la bomba' } },
      }
    : undefined;

/**
 * Creates a host for ra-data-simple-rest, as its documentation describes one: `sort`, `range` and `filter` as JSON, the total in
 * `Content-Range`. PUT replaces the record.
 */
export function createSimpleRestApp(onCall: RequestHandler = (_, __, next) => next()): express.Express {
  const data = createPlantData() as unknown as Record<string, Row[]>;
  const app = express();
  app.use(onCall, express.json());
  const rowsOf = (collection: string): Row[] => data[collection] ?? [];
  app.get('/:collection', ({ params, query }, response) => {
    const { sort = '["id","ASC"]', range = '[0,999]', filter = '{}' } = query as Record<string, string>;
    const [from, until] = JSON.parse(range) as [number, number];
    const page = { offset: from, limit: until - from + 1 };
    const { rows, total } = queryRows(rowsOf(params.collection), {
      ...page,
      sort: JSON.parse(sort) as [string, string],
      filter: JSON.parse(filter) as object as Record<string, unknown>,
    });
    response.set('Content-Range', `${params.collection} ${from}-${until}/${total}`).json(rows);
  });
  app.get('/:collection/:id', ({ params }, response) => {
    const row = rowsOf(params.collection).find(({ id }) => String(id) === params.id);
    response.status(row ? 200 : 404).json(row ?? { message: 'No existe' });
  });
  app.post('/:collection', ({ params, body }, response) => {
    const row = { ...(body as Row), id: 100 };
    const errors = findErrors(row);
    if (errors) return void response.status(400).json(errors);
    rowsOf(params.collection).push(row);
    response.status(201).json(row);
  });
  app.put('/:collection/:id', ({ params, body }, response) => {
    const row = body as Row;
    const errors = findErrors(row);
    if (errors) return void response.status(400).json(errors);
    const rows = rowsOf(params.collection);
    rows.splice(
      rows.findIndex(({ id }) => String(id) === params.id),
      1,
      row,
    );
    response.json(row);
  });
  app.delete('/:collection/:id', ({ params }, response) => {
    const rows = rowsOf(params.collection);
    const [row] = rows.splice(
      rows.findIndex(({ id }) => String(id) === params.id),
      1,
    );
    response.json(row);
  });
  return app;
}
