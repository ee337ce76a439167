import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { presetNames } from '../dialects/names';
import { apiProblems } from './apiRules';
import { describe, fieldName, json, mark, pathTemplate, rowsPath } from './common';
import { withRule } from './rules';

const { call: CALL, listCall: LIST } = DEFAULTS;

const common = {
  path: pathTemplate,
  query: z.optional(mark(z.record(z.string(), json), 'template')),
  version: z.optional(z.union([z.literal(1), z.literal(2)])),
  timeout: z.optional(describe(z.number().check(z.positive()), `Milliseconds. Default ${CALL.timeout}.`)),
};
const data = z.optional(
  describe(
    z.array(z.string()),
    `Members of the answer that may hold the data, the first present wins. Default ${JSON.stringify(CALL.data)}, then the whole body.`,
  ),
);
const written = {
  ...common,
  body: z.optional(
    describe(
      mark(
        z.union([z.enum(['bare', 'data', 'data.attributes']), z.record(z.string(), json), z.array(json)]),
        'template',
      ),
      'Shape of the body: a preset over the fields of the form, or the body itself with "{name}" for values of the record as edited. "{name?}" is left out when empty; other empties are null; "{id|uid}", alone, is the first of them that is not empty. A list of the record is written entry by entry as { "$each": "rooms", "as": { "name": "{name}" } }, alone or among other entries of a list: the names in `as` are those of an entry, {$outer.id} is around it. An entry that is a plain value is its {id}.',
    ),
  ),
};
/** What a form saves; what takes away is asked for as such, by `delete`. */
const write = z.strictObject({ ...written, method: z.optional(z.enum(['POST', 'PUT', 'PATCH'])) });
const remove = z.strictObject({
  ...written,
  method: z.optional(z.enum(['POST', 'PUT', 'PATCH', 'DELETE'])),
});

const apiShape = z.strictObject({
  dialect: z.optional(
    describe(
      z.enum(presetNames),
      `How the host speaks. Default: as the runtime config says of the host, else "${DEFAULTS.api.dialect}".`,
    ),
  ),
  id: z.optional(
    describe(
      z.union([fieldName, z.array(fieldName).check(z.minLength(1)), z.literal(false)]),
      `Member of the host’s records that is their id, as a path; of several, the first that holds one. A row without it is shown with a mark and can be neither opened nor selected nor changed. false: the host gives these rows no id, so nothing can name one. Default ${JSON.stringify(DEFAULTS.api.id)}.`,
    ),
  ),
  type: z.optional(
    describe(
      z.string().check(z.minLength(1)),
      'What the host calls these records where a dialect says it, such as the `type` of JSON:API. Default: the last word of the path.',
    ),
  ),
  host: z.optional(
    describe(
      mark(z.string(), 'host'),
      `Name of one of the hosts of the runtime config. Default "${CALL.host}".`,
    ),
  ),
  path: z.optional(
    describe(
      pathTemplate,
      'Where its records are: stands for list, one, create, update and delete as the host’s dialect has them.',
    ),
  ),
  list: z.optional(
    mark(
      z.strictObject({
        ...common,
        data: z.optional(
          describe(
            z.array(rowsPath),
            `Members of the answer that may hold the rows, the first present wins; "data.gateways[].devices[]" is one list of the devices of all gateways, each with what is around it under \`$outer\` ("{$outer.uuid}"). Default ${JSON.stringify(CALL.data)}, then the whole body.`,
          ),
        ),
        paged: z.optional(
          describe(z.boolean(), `Default ${LIST.paged}: page[number] and page[size] are sent.`),
        ),
        sort: z.optional(
          describe(
            z.enum(['minus', 'colon']),
            `How the sort is written: "-name" or "name:desc". Default "${LIST.sort}".`,
          ),
        ),
        sortParam: z.optional(
          describe(
            z.string().check(z.minLength(1)),
            `Name of the parameter that the sort is sent as. Default "${LIST.sortParam}".`,
          ),
        ),
        total: z.optional(
          describe(
            z.enum(['rows', 'pages']),
            `Whether the number of rows is what the host counts, or what its pages would hold if they were full: for hosts that promise pages alone. Default "${LIST.total}".`,
          ),
        ),
        filter: z.optional(
          describe(
            z.enum(['params', 'conditions']),
            `How filters are written: a parameter each, or one \`filter\` of conditions. Default "${LIST.filter}".`,
          ),
        ),
      }),
      'inListCall',
    ),
  ),
  one: z.optional(
    describe(
      z.union([z.literal('row'), z.strictObject({ ...common, data })]),
      '"row": the host has no call for one record, its row in a list is the whole of it. The edit form starts from the row then.',
    ),
  ),
  create: z.optional(write),
  update: z.optional(write),
  delete: z.optional(remove),
});
/** How a resource is read and written. */
export const api = withRule(apiShape, apiProblems);
export type ApiInput = z.infer<typeof api>;
