import type { Dialect } from '../../src/config/types';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import type { WireFormat } from '../jsonApi/wireFormat';
import { buildDialectBody } from './buildDialectBody';
import { buildDialectListRequest } from './buildDialectListRequest';
import type { createCursors } from './cursors';
import { withEmbeddedIds } from './embeddedIds';
import { parseDialectList, parseDialectRecord, parseWrittenRecord } from './parseDialectResponse';

/** Returns the functions that build the requests of a dialect and parse its responses. */
export const createDialectFormat = (
  dialect: Dialect,
  resources: ResourceLookup,
  cursors: ReturnType<typeof createCursors>,
): WireFormat => ({
  buildListRequest: (listRequest) =>
    buildDialectListRequest(dialect, resources, listRequest, cursors.get(listRequest)),
  parseList: (response, listRequest) => {
    const parsed = parseDialectList(dialect, response, listRequest);
    const data = withEmbeddedIds(parsed.data, listRequest.resource, resources);
    return cursors.isEnabled && listRequest.call.paged
      ? { ...parsed, data, hasNextPage: cursors.saveNext(listRequest, response.body, listRequest.call.data) }
      : { ...parsed, data };
  },
  parseRecord: (body, resource, call, id) => {
    const record = call
      ? parseDialectRecord(dialect, body, resource, call.data, id)
      : parseWrittenRecord(dialect, body, resource);
    return withEmbeddedIds([record], resource, resources)[0] ?? record;
  },
  buildBody: (writeRequest) => buildDialectBody(dialect, resources, writeRequest),
  sendsWholeRecord: dialect.update.whole,
});
