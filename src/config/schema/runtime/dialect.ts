import * as z from 'zod/mini';
import type { DialectOperator } from '../../types';
import { presetNames } from '../../dialects/presetNames';
import { withDescription, jsonSchema } from '../common';
import { findDialectProblems } from '../rules/dialectRules';
import { withRule } from '../rules/withRule';

/** How moments are written on the wire. */
export const storedDatesSchema = z.enum(['seconds', 'ms', 'iso', 'iso-local', 'iso-date']);
const nonEmptyText = z.string().check(z.minLength(1));
const queryTemplateSchema = z.union([z.string().check(z.regex(/=/)), z.literal(false)]);
const createPathsSchema = (text: string) => z.optional(withDescription(z.array(nonEmptyText), text));
const bodySchema = withDescription(
  z.union([z.enum(['bare', 'data', 'data.attributes']), z.record(z.string(), jsonSchema)]),
  'Shape of a body where a declaration gives none: one of the shapes of `api.create.body`, or an object with {fields} (what the form holds), {attributes} (of it what is no reference), {relationships} (its references, as JSON:API writes them), {type} (the last word of the path) and {id}. "{name?}" is left out when empty.',
);
const headersSchema = z.record(z.string(), z.string());

const dialectObjectSchema = z.strictObject({
  extends: z.optional(
    withDescription(z.enum(presetNames), 'What counts where this dialect says nothing. Default "json-api".'),
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
      'Headers by method, "*" for every call: media types and the like. The session, cookies and the host’s name are not said here.',
    ),
  ),
  version: z.optional(
    withDescription(
      z.union([nonEmptyText, z.literal(false)]),
      'Name of the header that has the version of a call; false for none. Default "Accept-version".',
    ),
  ),
  records: z.optional(
    withDescription(
      z.enum(['plain', 'json-api']),
      '"json-api": rows and records may be resource objects (attributes become members, relationships ids) with others included. "plain": as the host writes them.',
    ),
  ),
  id: z.optional(
    withDescription(
      z.union([nonEmptyText, z.array(nonEmptyText).check(z.minLength(1))]),
      'Member of the host’s records that is their id, where `api.id` does not say it. Default "id".',
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
              'How a page is asked for: parameters apart by "&", over {page} (from 1), {index} (from 0), {size}, {offset} (rows before it), {end} (offset and size), {last} (its last row) and {cursor}. "page={index}&size={size}".',
            ),
          ),
          headers: z.optional(
            withDescription(headersSchema, 'The same as headers: { "Range": "{offset}-{last}" }.'),
          ),
          most: z.optional(
            withDescription(
              z.nullable(z.int().check(z.positive())),
              'Most rows that the host gives at once, or how many a page has where the query does not say it; pages of a list are put together of these. Default: found out by a page that is shorter than it should be.',
            ),
          ),
          cursor: createPathsSchema(
            'Members of the answer that hold the {cursor} of the next page, or its address: the value of that parameter is read, the address is not called.',
          ),
          after: z.optional(
            withDescription(
              z.nullable(nonEmptyText),
              'Member of the last row that is the {cursor} of the next page.',
            ),
          ),
        }),
      ]),
      'How a page of a list is asked for; false: lists come whole.',
    ),
  ),
  list: z.optional(
    z.strictObject({
      query: z.optional(withDescription(z.record(z.string(), jsonSchema), 'Parameters of every list.')),
      data: createPathsSchema(
        'Members of an answer that may hold the rows, as paths; the first present wins, then the whole body. {type} is the last word of the path.',
      ),
      total: createPathsSchema(
        'Where the number of all rows is: paths, or "header:X-Total-Count"; of "0-24/573" what follows the slash. Without one the pager shows no total.',
      ),
      pages: createPathsSchema('Where the number of pages is, for hosts that count pages alone.'),
      next: createPathsSchema('Members that say that there is a next page: true, its address, its cursor.'),
      last: createPathsSchema('Members that are true on the last page.'),
    }),
  ),
  one: z.optional(
    z.strictObject({
      data: createPathsSchema('Members of an answer that may hold the record; then the whole body.'),
    }),
  ),
  record: z.optional(
    withDescription(
      z.strictObject({
        path: z.optional(withDescription(nonEmptyText, 'Over {path} and {id}. Default "{path}/{id}".')),
        query: z.optional(
          withDescription(
            z.string(),
            'Over {field} (the member that is the id) and {id}: "{field}=eq.{id}", for hosts that name a record in the query.',
          ),
        ),
      }),
      'Where a record is read, updated and deleted, from `api.path`.',
    ),
  ),
  sort: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          asc: z.optional(withDescription(nonEmptyText, 'Over {field}: "sort={field},asc".')),
          desc: z.optional(nonEmptyText),
          join: z.optional(
            withDescription(
              z.union([nonEmptyText, z.literal(false)]),
              'What stands between several in one parameter; false: each is a parameter of its own. Default ",".',
            ),
          ),
          default: z.optional(
            withDescription(
              z.nullable(nonEmptyText),
              'What a list is sorted by that asks for nothing, for hosts whose pages have no order otherwise; {id} is the member that is the id.',
            ),
          ),
        }),
      ]),
      'How a list is sorted; false: not at all.',
    ),
  ),
  search: z.optional(
    withDescription(
      queryTemplateSchema,
      'How a word is searched for: "q={value}"; false: the host cannot, and is not asked.',
    ),
  ),
  filter: z.optional(
    withDescription(
      z.strictObject(
        Object.fromEntries(
          (['=', '!=', '>=', '<=', '>', '<', 'several', 'null', 'not null'] as const).map((operator) => [
            operator,
            z.optional(queryTemplateSchema),
          ]),
        ) as Record<DialectOperator, z.ZodMiniOptional<typeof queryTemplateSchema>>,
      ),
      'How each kind of filter is written, over {field}, {value}, and for "several" {values} (apart by commas) or {quoted} (the same, each in quotes); with {value} the parameter is repeated. false: the host cannot be asked for it.',
    ),
  ),
  many: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          query: z.optional(
            withDescription(
              nonEmptyText,
              'As "several" of a filter, with {size} for how many there are: "filter[{field}]={values}&page[size]={size}". Without {field} it counts for records alone whose id is `id`.',
            ),
          ),
          most: z.optional(withDescription(z.int().check(z.positive()), 'Most ids of one call.')),
        }),
      ]),
      'How records are read by their ids at once; false: a call each.',
    ),
  ),
  create: z.optional(
    z.strictObject({ method: z.optional(z.enum(['POST', 'PUT'])), body: z.optional(bodySchema) }),
  ),
  update: z.optional(
    z.strictObject({
      method: z.optional(z.enum(['PATCH', 'PUT', 'POST'])),
      body: z.optional(bodySchema),
      whole: z.optional(
        withDescription(z.boolean(), 'The record is replaced: what the form does not hold is sent along.'),
      ),
    }),
  ),
  dates: z.optional(
    withDescription(
      storedDatesSchema,
      'How the host writes the moments of fields of type date and dateTime. All of these are read; what is changed is written as it was read, what is new as `stored` of the field says, else like this. "iso" has a zone, "iso-local" none. Default "seconds".',
    ),
  ),
  errors: z.optional(
    withDescription(
      z.strictObject({
        message: createPathsSchema('Members that hold a sentence about the whole.'),
        list: createPathsSchema('Members that hold a list of errors.'),
        detail: createPathsSchema('In an entry of the list: what is wrong.'),
        field: createPathsSchema(
          'In an entry of the list: the field, as a name, a path, a pointer or a list of these.',
        ),
        fields: createPathsSchema('Members that hold an object of messages by field: { "name": ["…"] }.'),
      }),
      'Where a refusal says what is wrong.',
    ),
  ),
});

/** How a host speaks, as far as it differs from a preset. */
export const dialectSchema = withRule(dialectObjectSchema, findDialectProblems);
export type DialectInput = z.infer<typeof dialectObjectSchema>;
