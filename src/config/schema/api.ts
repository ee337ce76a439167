import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { presetNames } from '../dialects/presetNames';
import { findApiProblems } from './rules/apiRules';
import {
  withDescription,
  fieldNameSchema,
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
  version: z.optional(z.union([z.literal(1), z.literal(2)])),
  timeout: z.optional(
    withDescription(z.number().check(z.positive()), `Milliseconds. Default ${CALL_DEFAULTS.timeout}.`),
  ),
};
const dataSchema = z.optional(
  withDescription(
    z.array(z.string()),
    `Members of the answer that may hold the data, the first present wins. Default ${JSON.stringify(CALL_DEFAULTS.data)}, then the whole body.`,
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
      'Shape of the body: a preset over the fields of the form, or the body itself with "{name}" for values of the record as edited. "{name?}" is left out when empty; other empties are null; "{id|uid}", alone, is the first of them that is not empty. A list of the record is written entry by entry as { "$each": "rooms", "as": { "name": "{name}" } }, alone or among other entries of a list: the names in `as` are those of an entry, {$outer.id} is around it. An entry that is a plain value is its {id}.',
    ),
  ),
};
/** What a form saves; what takes away is asked for as such, by `delete`. */
const writeSchema = z.strictObject({ ...writeShape, method: z.optional(z.enum(['POST', 'PUT', 'PATCH'])) });
const deleteSchema = z.strictObject({
  ...writeShape,
  method: z.optional(z.enum(['POST', 'PUT', 'PATCH', 'DELETE'])),
});

const apiObjectSchema = z.strictObject({
  dialect: z.optional(
    withDescription(
      z.enum(presetNames),
      `How the host speaks. Default: as the runtime config says of the host, else "${DEFAULTS.api.dialect}".`,
    ),
  ),
  id: z.optional(
    withDescription(
      z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1)), z.literal(false)]),
      `Member of the host’s records that is their id, as a path; of several, the first that holds one. A row without it is shown with a mark and can be neither opened nor selected nor changed. false: the host gives these rows no id, so nothing can name one. Default ${JSON.stringify(DEFAULTS.api.id)}.`,
    ),
  ),
  type: z.optional(
    withDescription(
      z.string().check(z.minLength(1)),
      'What the host calls these records where a dialect says it, such as the `type` of JSON:API. Default: the last word of the path.',
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
      'Where its records are: stands for list, one, create, update and delete as the host’s dialect has them.',
    ),
  ),
  list: z.optional(
    withMark(
      z.strictObject({
        ...commonShape,
        data: z.optional(
          withDescription(
            z.array(rowsPathSchema),
            `Members of the answer that may hold the rows, the first present wins; "data.gateways[].devices[]" is one list of the devices of all gateways, each with what is around it under \`$outer\` ("{$outer.uuid}"). Default ${JSON.stringify(CALL_DEFAULTS.data)}, then the whole body.`,
          ),
        ),
        paged: z.optional(
          withDescription(
            z.boolean(),
            `Default ${LIST_CALL_DEFAULTS.paged}: page[number] and page[size] are sent.`,
          ),
        ),
        sort: z.optional(
          withDescription(
            z.enum(['minus', 'colon']),
            `How the sort is written: "-name" or "name:desc". Default "${LIST_CALL_DEFAULTS.sort}".`,
          ),
        ),
        sortParam: z.optional(
          withDescription(
            z.string().check(z.minLength(1)),
            `Name of the parameter that the sort is sent as. Default "${LIST_CALL_DEFAULTS.sortParam}".`,
          ),
        ),
        total: z.optional(
          withDescription(
            z.enum(['rows', 'pages']),
            `Whether the number of rows is what the host counts, or what its pages would hold if they were full: for hosts that promise pages alone. Default "${LIST_CALL_DEFAULTS.total}".`,
          ),
        ),
        filter: z.optional(
          withDescription(
            z.enum(['params', 'conditions']),
            `How filters are written: a parameter each, or one \`filter\` of conditions. Default "${LIST_CALL_DEFAULTS.filter}".`,
          ),
        ),
      }),
      'inListCall',
    ),
  ),
  one: z.optional(
    withDescription(
      z.union([z.literal('row'), z.strictObject({ ...commonShape, data: dataSchema })]),
      '"row": the host has no call for one record, its row in a list is the whole of it. The edit form starts from the row then.',
    ),
  ),
  create: z.optional(writeSchema),
  update: z.optional(writeSchema),
  delete: z.optional(deleteSchema),
});
/** How a resource is read and written. */
export const apiSchema = withRule(apiObjectSchema, findApiProblems);
export type ApiInput = z.infer<typeof apiSchema>;
