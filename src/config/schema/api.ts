import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { presetNames } from '../dialects/presetNames';
import { findApiProblems } from './rules/apiRules';
import {
  withDescription,
  fieldRefSchema,
  memberPathSchema,
  jsonSchema,
  withMark,
  pathTemplateSchema,
  rowsPathSchema,
} from './common';
import { withRule } from './rules/withRule';

const { call: CALL_DEFAULTS, listCall: LIST_CALL_DEFAULTS } = DEFAULTS;

const commonShape = {
  path: pathTemplateSchema,
  query: z.optional(withMark(z.record(z.string(), jsonSchema), 'template')),
  apiVersion: z.optional(z.union([z.literal(1), z.literal(2)])),
  timeout: z.optional(
    withDescription(
      z.number().check(z.positive()),
      `Milliseconds before the call times out. Default ${CALL_DEFAULTS.timeout}.`,
    ),
  ),
};
const dataSchema = z.optional(
  withDescription(
    z.array(z.string()),
    `Members of the answer that may hold the data; the first present wins. Default ${JSON.stringify(CALL_DEFAULTS.data)}, then the whole body.`,
  ),
);
const writeShape = {
  ...commonShape,
  body: z.optional(
    withDescription(
      withMark(
        z.union([
          z.enum(['bare', 'data', 'data.attributes']),
          z.record(z.string(), jsonSchema),
          z.array(jsonSchema),
        ]),
        'template',
      ),
      'Shape of the body: a preset over the fields of the form, or the body itself with "{name}" for values of the record as edited. The value "{name?}" is left out when empty; other empty values are null. The value "{id|uid}", alone, is the first of them that is not empty. `{ "$each": "rooms", "as": { "name": "{name}" } }` writes a list of the record entry by entry, alone or among other entries of a list. Names in `as` refer to the entry, {$outer.id} to the object around it. An entry that is a plain value is its {id}.',
    ),
  ),
};
/** Call that saves a form. Deletion has its own key, `delete`. */
const writeSchema = z.strictObject({ ...writeShape, method: z.optional(z.enum(['POST', 'PUT', 'PATCH'])) });
const deleteSchema = z.strictObject({
  ...writeShape,
  method: z.optional(z.enum(['POST', 'PUT', 'PATCH', 'DELETE'])),
});

const apiObjectSchema = z.strictObject({
  dialect: z.optional(
    withDescription(
      z.enum(presetNames),
      `Wire format of the host. Default: the dialect of the host in the runtime config, else "${DEFAULTS.api.dialect}".`,
    ),
  ),
  id: z.optional(
    withDescription(
      z.union([memberPathSchema, z.array(memberPathSchema).check(z.minLength(1)), z.literal(false)]),
      `Path of the id in the host’s records; of several paths, the first that holds a value wins. A row without an id is shown with a mark and cannot be opened, selected or changed. false: the rows of this host have no id, so nothing can refer to one. Default ${JSON.stringify(DEFAULTS.api.id)}.`,
    ),
  ),
  type: z.optional(
    withDescription(
      z.string().check(z.minLength(1)),
      'Type name of the records in dialects that have one, such as the `type` of JSON:API. Default: the last segment of the path.',
    ),
  ),
  host: z.optional(
    withDescription(
      withMark(z.string(), 'host'),
      `Name of one of the hosts of the runtime config. Default "${CALL_DEFAULTS.host}".`,
    ),
  ),
  path: z.optional(
    withDescription(
      pathTemplateSchema,
      'Path of the records. It replaces `getList`, `getOne`, `create`, `update` and `delete`, which the host’s dialect derives from it.',
    ),
  ),
  getList: z.optional(
    withMark(
      z.strictObject({
        ...commonShape,
        data: z.optional(
          withDescription(
            z.array(rowsPathSchema),
            `Members of the answer that may hold the rows; the first present wins. "data.gateways[].devices[]" is one list of the devices of all gateways; each row has the object around it under \`$outer\` ("{$outer.uuid}"). Default ${JSON.stringify(CALL_DEFAULTS.data)}, then the whole body.`,
          ),
        ),
        paged: z.optional(
          withDescription(
            z.boolean(),
            `true: the console sends page[number] and page[size]. Default ${LIST_CALL_DEFAULTS.paged}.`,
          ),
        ),
        sort: z.optional(
          withDescription(
            z.enum(['minus', 'colon']),
            `Format of the sort: "-name" (minus) or "name:desc" (colon). Default "${LIST_CALL_DEFAULTS.sort}".`,
          ),
        ),
        sortParam: z.optional(
          withDescription(
            z.string().check(z.minLength(1)),
            `Name of the query parameter for the sort. Default "${LIST_CALL_DEFAULTS.sortParam}".`,
          ),
        ),
        search: z.optional(
          withDescription(
            z.union([z.string().check(z.regex(/=/)), z.array(fieldRefSchema).check(z.minLength(1))]),
            'Search of this list at a host with another dialect: a query template of its own ("name_like={value}"), or the fields to search in, at a host whose dialect searches by field. Default: as the dialect of the host says.',
          ),
        ),
        total: z.optional(
          withDescription(
            z.enum(['rows', 'pages']),
            `Source of the total. "rows": the row count of the host. "pages": the number of pages times the page size, for hosts that only report pages. Default "${LIST_CALL_DEFAULTS.total}".`,
          ),
        ),
        filter: z.optional(
          withDescription(
            z.enum(['params', 'conditions']),
            `Format of filters: one query parameter each, or one \`filter\` parameter with conditions. Default "${LIST_CALL_DEFAULTS.filter}".`,
          ),
        ),
      }),
      'inListCall',
    ),
  ),
  getOne: z.optional(
    withDescription(
      z.union([z.literal('row'), z.strictObject({ ...commonShape, data: dataSchema })]),
      'Call that reads one record. "row": the host has no such call and the row of the list is the whole record, so the edit form starts from the row.',
    ),
  ),
  create: z.optional(writeSchema),
  update: z.optional(writeSchema),
  delete: z.optional(deleteSchema),
});
/** Schema of `api`: the calls that read and write a resource. */
export const apiSchema = withRule(apiObjectSchema, findApiProblems);
export type ApiInput = z.infer<typeof apiSchema>;
