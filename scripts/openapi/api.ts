import { partBody, wholeBody, within } from './bodies.ts';
import type { Place } from './declare.ts';
import type { Spoken } from './dialect.ts';
import type { Draft, DraftForm } from './draft.ts';
import type { Surroundings } from './fields.ts';
import { defined } from './json.ts';
import { recordIn } from './listAnswer.ts';
import type { Operation } from './operations.ts';

interface Paths {
  pathOf: (path: string) => string;
  hasPage: boolean;
}

/** The `api` of a declaration: where its calls are, and what they are sent. */
export function apiOf(
  draft: Draft,
  place: Place,
  around: Surroundings,
  { pathOf, hasPage }: Paths,
): Record<string, unknown> {
  const { collection, id, fields, create, update } = draft;
  const { list, rows, one } = collection;
  const host = place.host === 'main' ? undefined : place.host;
  // The dialect says where such a record is.
  if (collection.inQuery) return defined({ id, host, path: list.path });
  if (place.parent === undefined && isSpokenWhole(draft, place.spoken)) {
    const own = defined({
      query: requiredQuery(list),
      paged: place.spoken.isPaged(list) ? undefined : false,
    });
    const named = Object.keys(own).length > 0 ? { path: list.path, ...own } : undefined;
    return defined({
      id: id === 'id' ? undefined : id,
      host,
      type: typeOf(draft),
      path: list.path,
      list: named,
    });
  }
  const row = collection.item !== undefined && !hasPage && id !== undefined ? 'row' : undefined;
  const whole = one && recordIn(around.root, one.answer)?.at;
  const above = place.parent === undefined ? list.path : list.path.replace(`{${place.parent}}`, '{id}');
  return defined({
    id: id === undefined ? false : id === 'id' ? undefined : id,
    host,
    list: defined({
      path: above,
      query: requiredQuery(list),
      data: place.spoken.finds(rows.at) ? undefined : [rows.at],
      paged: place.spoken.isPaged(list) ? undefined : false,
    }),
    one: hasPage && one ? defined({ path: pathOf(one.path), data: whole ? [whole] : undefined }) : row,
    create: create && {
      path: pathOf(create.operation.path),
      body: partBody(around, create.body, create.fields, fields),
    },
    update: update && updateOf(update, draft, pathOf, around),
    delete: id !== undefined && collection.remove ? { path: pathOf(collection.remove.path) } : undefined,
  });
}

/** Whether all calls are where JSON:API has them, with its bodies: then the dialect says them, with types and relationships. */
function isSpokenWhole({ collection, id, create, update }: Draft, { dialect }: Spoken): boolean {
  const { list, item, one } = collection;
  const preset = typeof dialect === 'string' ? dialect : dialect.extends;
  const forms = [create, update].filter((form) => form !== undefined);
  return (
    preset === 'jsonapi.org' &&
    id !== undefined &&
    one !== undefined &&
    item?.path === `${list.path}/{${item?.name}}` &&
    forms.every(({ body }) => body.around === 'data.attributes') &&
    (create?.operation.path ?? list.path) === list.path &&
    (update === undefined || (update.operation.path === item.path && update.operation.method === 'patch'))
  );
}

/** What the host calls these records, where it is not the last word of their path. */
function typeOf({ collection, type }: Draft): string | undefined {
  return type === collection.noun ? undefined : type;
}

/** `PATCH` takes what has changed, `PUT` all there is. */
function updateOf(
  { operation, body, fields }: DraftForm,
  draft: Draft,
  pathOf: Paths['pathOf'],
  around: Surroundings,
) {
  const path = pathOf(operation.path);
  const method = operation.method === 'patch' ? undefined : operation.method.toUpperCase();
  if (operation.method !== 'put')
    return defined({ method, path, body: partBody(around, body, fields, draft.fields) });
  const whole = wholeBody(around.root, body, draft.fields, draft.read);
  // A call without the id in its path finds it in the body.
  const isNamed = path.includes('{id}') || draft.id === undefined;
  const id = draft.id ?? 'id';
  return {
    method,
    path,
    body: within(body.around, isNamed ? whole : { ...whole, [id]: `{${id}}` }),
  };
}

/** What a list is not answered without: the first value that its parameter may have. */
function requiredQuery({ parameters }: Operation): Record<string, unknown> | undefined {
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const values = needed.flatMap(({ name, schema }) => {
    const { default: start, enum: values } = Object(schema) as { default?: unknown; enum?: unknown };
    const value: unknown = start ?? (Array.isArray(values) ? values[0] : undefined);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
