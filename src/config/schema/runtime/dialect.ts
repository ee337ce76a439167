import * as z from 'zod/mini';
import { presetNames } from '../../dialects/presetNames';
import { withDescription, jsonSchema } from '../common';
import { storedDatesSchema } from '../base/storedDates';
import { conditionsSchema, filterSchema, literalsSchema, searchSchema } from './dialectConditions';
import { findDialectProblems } from '../rules/dialectRules';
import { withRule } from '../rules/withRule';

const nonEmptyText = z.string().check(z.minLength(1));
const createPathsSchema = (text: string) => z.optional(withDescription(z.array(nonEmptyText), text));
const bodySchema = withDescription(
  z.union([z.enum(['bare', 'data', 'data.attributes']), z.record(z.string(), jsonSchema)]),
  'Shape of the body if a declaration gives none: one of the shapes of `api.create.body`, or an object. Its placeholders: {fields} (the values of the form), {attributes} (its values without references), {relationships} (its references in JSON:API format), {type} (the last segment of the path) and {id}. "{name?}" is left out when empty.',
);
const headersSchema = z.record(z.string(), z.string());

/** Name of a module of the overlay: the file name without `.ts`. */
export const moduleNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z\d-]*$/, 'expected the name of a file of the overlay, without ".ts"'));

/** Position of the messages in the body of an error. */
export const errorsSchema = z.strictObject({
  message: createPathsSchema('Members that hold one message for the whole request.'),
  list: createPathsSchema('Members that hold a list of errors.'),
  detail: createPathsSchema('Member of an error that holds its message.'),
  field: createPathsSchema(
    'Member of an error that holds its field, as a name, a path, a pointer or a list of these.',
  ),
  fields: createPathsSchema('Members that hold an object of messages by field: { "name": ["…"] }.'),
});

const dialectObjectSchema = z.strictObject({
  extends: z.optional(
    withDescription(
      z.enum(presetNames),
      'Preset that gives the defaults of this dialect. Default "json-api".',
    ),
  ),
  module: z.optional(
    withDescription(
      moduleNameSchema,
      'Module in the folder `dialects` of the overlay, with code for what no template expresses: "search-api" is dialects/search-api.ts. Its functions replace those of the other keys.',
    ),
  ),
  headers: z.optional(
    withDescription(
      z.strictObject({
        '*': z.optional(headersSchema),
        GET: z.optional(headersSchema),
        POST: z.optional(headersSchema),
        PUT: z.optional(headersSchema),
        PATCH: z.optional(headersSchema),
        DELETE: z.optional(headersSchema),
      }),
      'Headers by method, "*" for every call: media types and similar ones. Not for the session, cookies or the host name.',
    ),
  ),
  versionHeader: z.optional(
    withDescription(
      z.union([nonEmptyText, z.literal(false)]),
      'Name of the header for the version of a call; false for none. Default "Accept-version".',
    ),
  ),
  records: z.optional(
    withDescription(
      z.enum(['plain', 'json-api']),
      'Format of records. "json-api": rows and records may be resource objects with included ones; attributes become members, relationships become ids. "plain": as the host writes them.',
    ),
  ),
  id: z.optional(
    withDescription(
      z.union([nonEmptyText, z.array(nonEmptyText).check(z.minLength(1))]),
      'Member of the host’s records that holds their id, unless `api.id` is set. Default "id".',
    ),
  ),
  page: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          query: z.optional(
            withDescription(
              z.string(),
              'Query parameters of a page, separated by "&", over {page} (from 1), {index} (from 0), {size}, {offset} (rows before it), {end} (offset plus size), {last} (index of its last row) and {cursor}: "page={index}&size={size}".',
            ),
          ),
          headers: z.optional(
            withDescription(headersSchema, 'Page parameters as headers: { "Range": "{offset}-{last}" }.'),
          ),
          maxSize: z.optional(
            withDescription(
              z.nullable(z.int().check(z.positive())),
              'Maximum page size of the host, or its fixed page size if the query does not set one. The console combines several of these into a page of a list. Default: detected from a page that is shorter than requested.',
            ),
          ),
          cursor: createPathsSchema(
            'Members of the answer that hold the {cursor} of the next page, or its URL. From a URL the console reads the value of that parameter and does not call the URL.',
          ),
          cursorField: z.optional(
            withDescription(
              z.nullable(nonEmptyText),
              'Member of the last row that is the {cursor} of the next page.',
            ),
          ),
        }),
      ]),
      'Paging of lists; false: the host does not page.',
    ),
  ),
  getList: z.optional(
    z.strictObject({
      query: z.optional(
        withDescription(z.record(z.string(), jsonSchema), 'Query parameters of every list call.'),
      ),
      json: z.optional(
        withDescription(
          z.record(z.string(), jsonSchema),
          'Query parameters in JSON, over {conditions}, {sort} and the placeholders of `page.query`: { "filter": { "where": "{conditions}", "order": "{sort}", "limit": "{size}" } }. A value keeps its type; a member without a value is left out. {sort} is the list of `sort.asc` and `sort.desc`, or their text if `sort.join` is one.',
        ),
      ),
      count: z.optional(
        withDescription(
          z.union([
            z.literal(false),
            z.strictObject({
              path: withDescription(nonEmptyText, 'Path template over {path}: "{path}/count".'),
              query: z.optional(
                withDescription(
                  z.string(),
                  'Query template over {conditions}. Filters with parameters of their own are added.',
                ),
              ),
              total: createPathsSchema(
                'Position of the number in the response: paths, "header:X-Total-Count", or "." for the response itself.',
              ),
            }),
          ]),
          'Call of its own for the total, sent beside the list. If it fails, the pager shows no total. Default false.',
        ),
      ),
      data: createPathsSchema(
        'Paths of members of an answer that may hold the rows; the first present wins, then the whole body. {type} is the last segment of the path.',
      ),
      total: createPathsSchema(
        'Position of the total row count: paths, or "header:X-Total-Count"; in "0-24/573" the number after the slash. Without it the pager shows no total.',
      ),
      pages: createPathsSchema('Position of the page count, for hosts that only count pages.'),
      next: createPathsSchema('Members that show that there is a next page: true, its URL, or its cursor.'),
      last: createPathsSchema('Members that are true on the last page.'),
    }),
  ),
  getOne: z.optional(
    z.strictObject({
      data: createPathsSchema('Members of an answer that may hold the record; then the whole body.'),
    }),
  ),
  record: z.optional(
    withDescription(
      z.strictObject({
        path: z.optional(
          withDescription(
            nonEmptyText,
            'Path template over {path} and {id}, or {literal} for the id as `literals` says: "{path}({literal})". Default "{path}/{id}".',
          ),
        ),
        query: z.optional(
          withDescription(
            z.string(),
            'Query template over {field} (the id member) and {id}: "{field}=eq.{id}". Use it for hosts that identify a record in the query.',
          ),
        ),
      }),
      'Location for reading, updating and deleting a record, derived from `api.path`.',
    ),
  ),
  sort: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          asc: z.optional(withDescription(nonEmptyText, 'Query template over {field}: "sort={field},asc".')),
          desc: z.optional(nonEmptyText),
          join: z.optional(
            withDescription(
              z.union([nonEmptyText, z.literal(false)]),
              'Separator of several sorts in one parameter; false: one parameter each. Default ",".',
            ),
          ),
          default: z.optional(
            withDescription(
              z.nullable(nonEmptyText),
              'Sort of a list call that has none, for hosts whose pages have no stable order without one; {id} is the id member.',
            ),
          ),
        }),
      ]),
      'Sorting of lists; false: the host cannot sort.',
    ),
  ),
  search: z.optional(searchSchema),
  filter: z.optional(filterSchema),
  referenceName: z.optional(
    withDescription(
      z.string().check(z.regex(/\{field\}/)),
      'Name of a reference field in conditions, over {field}, for hosts that filter by a member of the related record: "{field}][documentId" in a template such as "filters[{field}][$eq]={value}". A field with `filterBy` has that name. Default "{field}".',
    ),
  ),
  conditions: z.optional(conditionsSchema),
  literals: z.optional(literalsSchema),
  getMany: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          query: z.optional(
            withDescription(
              z.nullable(nonEmptyText),
              'Query template like "several" of a filter, with {size} for the number of ids: "filter[{field}]={values}&page[size]={size}". Without {field} it applies only to records whose id member is `id`. Default null: a list with the filter "several" on the id.',
            ),
          ),
          maxIds: z.optional(
            withDescription(
              z.nullable(z.int().check(z.positive())),
              'Maximum number of ids per call. Default null: all ids in one call.',
            ),
          ),
        }),
      ]),
      'Reading several records by their ids in one call; false: one call per record.',
    ),
  ),
  create: z.optional(
    z.strictObject({
      method: z.optional(z.enum(['POST', 'PUT'])),
      body: z.optional(bodySchema),
      id: createPathsSchema(
        'Paths in the response of a create to the id of the new record, for a response without the record.',
      ),
    }),
  ),
  update: z.optional(
    z.strictObject({
      method: z.optional(z.enum(['PATCH', 'PUT', 'POST'])),
      body: z.optional(bodySchema),
      whole: z.optional(
        withDescription(
          z.boolean(),
          'true: an update replaces the record, so the console also sends members that the form does not contain.',
        ),
      ),
    }),
  ),
  dates: z.optional(
    withDescription(
      storedDatesSchema,
      'Format in which the host writes moments, for fields of type date and dateTime. The console reads all of these formats, "01/03/2026" only if declared. It writes a changed value in the format it was read in, and a new value in the format of `wireFormat` of the field, else in this one. "iso" has a zone, "iso-local" none. Default "seconds".',
    ),
  ),
  errors: z.optional(
    withDescription(
      z.extend(errorsSchema, {
        when: z.optional(
          withDescription(
            z.array(
              z.strictObject({
                path: nonEmptyText,
                is: z.optional(z.array(jsonSchema).check(z.minLength(1))),
                not: z.optional(z.array(jsonSchema).check(z.minLength(1))),
              }),
            ),
            'Successful responses that are refusals: the value at `path` is one of `is`, or none of `not`; without both, there is a value: [{ "path": "success", "is": [false] }]. A response without the member is none. Default none.',
          ),
        ),
        status: createPathsSchema(
          'Members that hold the HTTP status of a refusal in a successful response. Default: the status is 422.',
        ),
      }),
      'Position of the messages in an error response.',
    ),
  ),
});

/** Dialect of a host: its differences from a preset. */
export const dialectSchema = withRule(dialectObjectSchema, findDialectProblems);
export type DialectInput = z.infer<typeof dialectObjectSchema>;
