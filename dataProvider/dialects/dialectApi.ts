import { normaliseApi } from '../../src/config/normalise/api';
import type { ApiInput } from '../../src/config/schema/api';
import { fillTemplateWith } from '../../src/config/template';
import type { ResourceApi, Dialect, Json, Resource } from '../../src/config/types';

/** Returns the JSON:API type of the records: as declared, else the last fixed segment of their path. */
export const getResourceType = ({ api, name }: Resource): string =>
  api.declared.type ??
  (api.declared.path ?? api.declared.getList?.path ?? name)
    .split('/')
    .filter((word) => word !== '' && !word.includes('{'))
    .pop() ??
  name;

/** Returns the calls of a resource for a dialect: the dialect fills the defaults that the declaration leaves out. */
export function applyDialectToApi({ api: { declared } }: Resource, dialect: Dialect): ResourceApi {
  const { path } = declared;
  const id = declared.id ?? [...dialect.id];
  const recordTarget = path === undefined ? undefined : recordUrlTemplate(path, dialect, id);
  const list = declared.getList ?? (path === undefined ? undefined : { path });
  const one = declared.getOne ?? recordTarget;
  const normalised = normaliseApi({
    ...declared,
    dialect: 'json-api',
    id,
    getList: list && {
      ...list,
      query: { ...dialect.getList.query, ...list.query },
      data: list.data ?? [...dialect.getList.data],
      paged: list.paged ?? dialect.page !== false,
    },
    getOne: one === undefined || one === 'row' ? one : { data: [...dialect.getOne.data], ...one },
    create: declared.create ?? (path === undefined ? undefined : { path, method: dialect.create.method }),
    update: declared.update ?? (recordTarget && { ...recordTarget, method: dialect.update.method }),
    delete: declared.delete ?? recordTarget,
  });
  return { ...normalised, declared };
}

/** Returns the URL of a record in a list, as a template over its id. */
export function recordUrlTemplate(
  path: string,
  { record }: Dialect,
  id: NonNullable<ApiInput['id']>,
): { path: string; query: Record<string, Json> } {
  const field = [id].flat().find((name) => typeof name === 'string') ?? 'id';
  const values: Readonly<Record<string, string>> = { path, field, literal: '{id}' };
  const fill = (text: string) => fillTemplateWith(text, ({ name }) => values[name] ?? `{${name}}`);
  const parts = record.query === '' ? [] : record.query.split('&');
  return {
    path: fill(record.path),
    query: Object.fromEntries(
      parts.map((part) => [fill(part.slice(0, part.indexOf('='))), fill(part.slice(part.indexOf('=') + 1))]),
    ),
  };
}
