import { buildPartialBody, buildFullBody, wrapAtPath } from './requestBodies.ts';
import { resolveDialect } from '../../../src/config/dialects/resolveDialect.ts';
import { pickSearchFields } from './pickFields.ts';
import type { Placement } from './placement.ts';
import type { DetectedDialect } from '../host/detectDialect.ts';
import type { ResourceDraft, DraftForm } from '../drafts/resourceDraft.ts';
import type { ImportContext } from '../drafts/buildFields.ts';
import { omitUndefined } from '../spec/json.ts';
import { findRecord } from '../spec/listResponse.ts';
import type { SpecOperation } from '../spec/operations.ts';

interface PathContext {
  toDeclaredPath: (path: string) => string;
  hasShowPage: boolean;
}

/** Builds the `api` of a declaration: the paths and bodies of its calls. */
export function buildApi(
  draft: ResourceDraft,
  placement: Placement,
  context: ImportContext,
  { toDeclaredPath, hasShowPage }: PathContext,
): Record<string, unknown> {
  const { collection, id, fields, create, update } = draft;
  const { list, rows, getOne } = collection;
  const host = placement.host === 'main' ? undefined : placement.host;
  // The dialect provides the path of such a record.
  if (collection.identifiedByQuery) return omitUndefined({ id, host, path: list.path });
  const searchFields = pickSearchFields(draft, placement.dialect);
  const listOptions = omitUndefined({
    query: requiredQueryValues(list),
    paged: placement.dialect.isPaged(list) ? undefined : false,
    search: searchFields.length > 0 ? searchFields : undefined,
  });
  if (placement.parent === undefined && usesDialectDefaults(draft, placement.dialect, context))
    return omitUndefined({
      id: id === 'id' ? undefined : id,
      host,
      type: resourceType(draft),
      path: list.path,
      getList: Object.keys(listOptions).length > 0 ? { path: list.path, ...listOptions } : undefined,
    });
  const row = collection.item !== undefined && !hasShowPage && id !== undefined ? 'row' : undefined;
  const recordPath = getOne && findRecord(context.root, getOne.response, rows.row)?.path;
  const listPath =
    placement.parent === undefined ? list.path : list.path.replace(`{${placement.parent}}`, '{id}');
  return omitUndefined({
    id: id === undefined ? false : id === 'id' ? undefined : id,
    host,
    getList: omitUndefined({
      path: listPath,
      ...listOptions,
      data: placement.dialect.findsRowsAt(rows.path) ? undefined : [rows.path],
    }),
    getOne:
      hasShowPage && getOne
        ? omitUndefined({ path: toDeclaredPath(getOne.path), data: recordPath ? [recordPath] : undefined })
        : row,
    create: create && {
      ...(create.operation.method === 'post' ? {} : { method: create.operation.method.toUpperCase() }),
      path: toDeclaredPath(create.operation.path),
      body: buildPartialBody(context, create.body, create.fields, fields),
    },
    update: update && buildUpdate(update, draft, toDeclaredPath, context),
    delete:
      id !== undefined && collection.remove ? { path: toDeclaredPath(collection.remove.path) } : undefined,
  });
}

/** True if all calls are those that the dialect derives from the path, with its bodies. */
function usesDialectDefaults(
  draft: ResourceDraft,
  { dialect, derivesCalls }: DetectedDialect,
  context: ImportContext,
): boolean {
  const { collection, id, create, update } = draft;
  const { list, item, getOne, rows } = collection;
  const isJsonApi = (typeof dialect === 'string' ? dialect : dialect.extends) === 'jsonapi.org';
  const { record, update: updateCall, create: createCall, getList } = resolveDialect(dialect);
  const itemPath = record.path.includes('{literal}')
    ? item?.path.replace(/\('?\{\w+\}'?\)$/, '({literal})')
    : item?.path.replace(/\/\{[^/{}]+\}$/, '/{id}');
  return (
    (isJsonApi || derivesCalls) &&
    id !== undefined &&
    getOne !== undefined &&
    (rows.path === '' || isJsonApi || getList.data.includes(rows.path)) &&
    itemPath === record.path.replace('{path}', list.path) &&
    (create?.operation.path ?? list.path) === list.path &&
    (update === undefined ||
      (update.operation.path === item?.path &&
        update.operation.method.toUpperCase() === updateCall.method)) &&
    hasDialectBody(create, createCall.body, draft, context) &&
    hasDialectBody(update, updateCall.body, draft, context)
  );
}

/** True if the body of a form is the one of the dialect; also for forms that do not exist. */
function hasDialectBody(
  form: DraftForm | undefined,
  dialectBody: unknown,
  { fields }: ResourceDraft,
  context: ImportContext,
): boolean {
  if (form === undefined) return true;
  const body = buildPartialBody(context, form.body, form.fields, fields);
  const envelope = Object(dialectBody) as Record<string, unknown>;
  if (typeof body !== 'string') return false;
  if (body === 'data.attributes') return Object.hasOwn(Object(envelope.data) as object, 'attributes');
  return body === dialectBody || (body === 'data' && envelope.data === '{fields}');
}

/** Returns the host's type name if it differs from the last segment of the path. */
function resourceType({ collection, type }: ResourceDraft): string | undefined {
  return type === collection.noun ? undefined : type;
}

/** Builds the update call: `PATCH` sends changed members, `PUT` all. */
function buildUpdate(
  { operation, body, fields }: DraftForm,
  draft: ResourceDraft,
  toDeclaredPath: PathContext['toDeclaredPath'],
  context: ImportContext,
) {
  const path = toDeclaredPath(operation.path);
  const method = operation.method === 'patch' ? undefined : operation.method.toUpperCase();
  if (operation.method !== 'put')
    return omitUndefined({ method, path, body: buildPartialBody(context, body, fields, draft.fields) });
  const fullBody = buildFullBody(context.root, body, draft.fields, draft.readMembers);
  // A call without the id in its path needs the id in the body.
  const hasIdInPath = path.includes('{id}') || draft.id === undefined;
  const id = draft.id ?? 'id';
  return {
    method,
    path,
    body: wrapAtPath(body.wrapper, hasIdInPath ? fullBody : { ...fullBody, [id]: `{${id}}` }),
  };
}

/** Returns the required query parameters of a list, each with its first allowed value. */
function requiredQueryValues({ parameters }: SpecOperation): Record<string, unknown> | undefined {
  const requiredParameters = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const entries = requiredParameters.flatMap(({ name, schema }) => {
    const { default: defaultValue, enum: values } = Object(schema) as { default?: unknown; enum?: unknown };
    const value: unknown = defaultValue ?? (Array.isArray(values) ? values[0] : undefined);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
