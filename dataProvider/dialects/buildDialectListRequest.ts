import { fillTemplateWith } from '../../src/config/template';
import type { Dialect, DialectCount, Json } from '../../src/config/types';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import type { RequestInput } from '../http/request';
import type { ListRequest } from '../jsonApi/wireFormat';
import { toText } from './fillJson';
import { buildJsonParameters } from './jsonParameters';
import { combineGroups, type ParameterGroup } from './parameterGroups';
import { encodeDialectQuery } from './productFormat';
import { fillQueryTemplate, type PlaceholderValues } from './queryTemplate';
import { buildRowParameters } from './rowParameters';
import { buildDefaultSort, buildSort, sortItems } from './sortParameters';
import { refusalTexts } from './refusalTexts';

/** A request of a list, and the call for its number of rows, if the host has one. */
export interface DialectListRequest extends Pick<RequestInput, 'query' | 'headers'> {
  count?: Pick<RequestInput, 'path' | 'query'>;
}

/** Builds the request of a list in a dialect. `cursor` is the start of the page, for hosts with cursors. */
export function buildDialectListRequest(
  dialect: Dialect,
  resources: ResourceLookup,
  listRequest: ListRequest,
  cursor?: string,
): DialectListRequest {
  const { call, params, fixedParams, path } = listRequest;
  const page = call.paged && params.pagination ? pagePlaceholders(params.pagination, cursor) : {};
  const isPaged = Object.keys(page).length > 0;
  const { fixed, search, filters, conditions, conditionGroup } = buildRowParameters(
    dialect,
    resources,
    listRequest,
  );
  const json = buildJsonParameters(dialect, fixedParams, {
    ...page,
    sort: sortItems(dialect, listRequest),
    conditions,
  });
  const pairs = combineGroups(dialect, [
    fixed,
    inOrder(isPaged && dialect.page ? fillQueryTemplate(dialect.page.query, page) : []),
    search,
    inOrder(buildSort(dialect, listRequest)),
    inOrder(buildDefaultSort(dialect, listRequest, fixed.pairs)),
    conditionGroup,
    inOrder(json),
    ...filters,
  ]);
  const { count } = dialect.getList;
  return {
    query: encodeDialectQuery(dialect, pairs),
    headers: isPaged && dialect.page ? fillHeaders(dialect.page.headers, page) : {},
    ...(count &&
      isPaged && {
        count: {
          path: fillTemplateWith(count.path, () => path),
          query: encodeDialectQuery(
            dialect,
            combineGroups(dialect, [fixed, search, countGroup(count, conditions), ...filters]),
          ),
        },
      }),
  };
}

const countGroup = ({ query }: DialectCount, conditions: Json | undefined): ParameterGroup => ({
  part: 'rows',
  label: refusalTexts.filters,
  pairs: fillQueryTemplate(query, {
    conditions: conditions === undefined ? undefined : toText(conditions),
  }),
});

const inOrder = (pairs: ParameterGroup['pairs']): ParameterGroup => ({
  part: 'order',
  label: refusalTexts.sort,
  pairs,
});

/** Returns the placeholder values of a page. */
export const pagePlaceholders = (
  { page, perPage }: { page: number; perPage: number },
  cursor?: string,
): PlaceholderValues => {
  const offset = (page - 1) * perPage;
  const end = offset + perPage;
  return { page, index: page - 1, size: perPage, offset, end, last: end - 1, cursor };
};

const fillHeaders = (
  headers: Readonly<Record<string, string>>,
  values: PlaceholderValues,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [
      name,
      fillTemplateWith(text, (placeholder) => String(values[placeholder.name] ?? '')),
    ]),
  );
