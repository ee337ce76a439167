import * as z from 'zod/mini';
import type { DialectOperator } from '../types';
import { presetNames } from '../dialects/names';
import { describe, json } from './common';
import { dialectProblems } from './dialectRules';
import { withRule } from './rules';

/** How moments are written on the wire. */
export const storedDates = z.enum(['seconds', 'ms', 'iso', 'iso-local', 'iso-date']);
const said = z.string().check(z.minLength(1));
const template = z.union([z.string().check(z.regex(/=/)), z.literal(false)]);
const paths = (text: string) => z.optional(describe(z.array(said), text));
const body = describe(
  z.union([z.enum(['bare', 'data', 'data.attributes']), z.record(z.string(), json)]),
  'Shape of a body where a declaration gives none: one of the shapes of `api.create.body`, or an object with {fields} (what the form holds), {attributes} (of it what is no reference), {relationships} (its references, as JSON:API writes them), {type} (the last word of the path) and {id}. "{name?}" is left out when empty.',
);
const headerTable = z.record(z.string(), z.string());

const shape = z.strictObject({
  extends: z.optional(
    describe(z.enum(presetNames), 'What counts where this dialect says nothing. Default "json-api".'),
  ),
  headers: z.optional(
    describe(
      z.strictObject({
        '*': z.optional(headerTable),
        GET: z.optional(headerTable),
        POST: z.optional(headerTable),
        PUT: z.optional(headerTable),
        PATCH: z.optional(headerTable),
        DELETE: z.optional(headerTable),
      }),
      'Headers by method, "*" for every call: media types and the like. The session, cookies and the host’s name are not said here.',
    ),
  ),
  version: z.optional(
    describe(
      z.union([said, z.literal(false)]),
      'Name of the header that has the version of a call; false for none. Default "Accept-version".',
    ),
  ),
  records: z.optional(
    describe(
      z.enum(['plain', 'json-api']),
      '"json-api": rows and records may be resource objects (attributes become members, relationships ids) with others included. "plain": as the host writes them.',
    ),
  ),
  id: z.optional(
    describe(
      z.union([said, z.array(said).check(z.minLength(1))]),
      'Member of the host’s records that is their id, where `api.id` does not say it. Default "id".',
    ),
  ),
  page: z.optional(
    describe(
      z.union([
        z.literal(false),
        z.strictObject({
          query: z.optional(
            describe(
              z.string(),
              'How a page is asked for: parameters apart by "&", over {page} (from 1), {index} (from 0), {size}, {offset} (rows before it), {end} (offset and size), {last} (its last row) and {cursor}. "page={index}&size={size}".',
            ),
          ),
          headers: z.optional(describe(headerTable, 'The same as headers: { "Range": "{offset}-{last}" }.')),
          most: z.optional(
            describe(
              z.nullable(z.int().check(z.positive())),
              'Most rows that the host gives at once, or how many a page has where the query does not say it; pages of a list are put together of these. Default: found out by a page that is shorter than it should be.',
            ),
          ),
          cursor: paths(
            'Members of the answer that hold the {cursor} of the next page, or its address: the value of that parameter is read, the address is not called.',
          ),
          after: z.optional(
            describe(z.nullable(said), 'Member of the last row that is the {cursor} of the next page.'),
          ),
        }),
      ]),
      'How a page of a list is asked for; false: lists come whole.',
    ),
  ),
  list: z.optional(
    z.strictObject({
      query: z.optional(describe(z.record(z.string(), json), 'Parameters of every list.')),
      data: paths(
        'Members of an answer that may hold the rows, as paths; the first present wins, then the whole body. {type} is the last word of the path.',
      ),
      total: paths(
        'Where the number of all rows is: paths, or "header:X-Total-Count"; of "0-24/573" what follows the slash. Without one the pager shows no total.',
      ),
      pages: paths('Where the number of pages is, for hosts that count pages alone.'),
      next: paths('Members that say that there is a next page: true, its address, its cursor.'),
      last: paths('Members that are true on the last page.'),
    }),
  ),
  one: z.optional(
    z.strictObject({ data: paths('Members of an answer that may hold the record; then the whole body.') }),
  ),
  record: z.optional(
    describe(
      z.strictObject({
        path: z.optional(describe(said, 'Over {path} and {id}. Default "{path}/{id}".')),
        query: z.optional(
          describe(
            z.string(),
            'Over {field} (the member that is the id) and {id}: "{field}=eq.{id}", for hosts that name a record in the query.',
          ),
        ),
      }),
      'Where a record is read, updated and deleted, from `api.path`.',
    ),
  ),
  sort: z.optional(
    describe(
      z.union([
        z.literal(false),
        z.strictObject({
          asc: z.optional(describe(said, 'Over {field}: "sort={field},asc".')),
          desc: z.optional(said),
          join: z.optional(
            describe(
              z.union([said, z.literal(false)]),
              'What stands between several in one parameter; false: each is a parameter of its own. Default ",".',
            ),
          ),
          default: z.optional(
            describe(
              z.nullable(said),
              'What a list is sorted by that asks for nothing, for hosts whose pages have no order otherwise; {id} is the member that is the id.',
            ),
          ),
        }),
      ]),
      'How a list is sorted; false: not at all.',
    ),
  ),
  search: z.optional(
    describe(template, 'How a word is searched for: "q={value}"; false: the host cannot, and is not asked.'),
  ),
  filter: z.optional(
    describe(
      z.strictObject(
        Object.fromEntries(
          (['=', '!=', '>=', '<=', '>', '<', 'several', 'null', 'not null'] as const).map((operator) => [
            operator,
            z.optional(template),
          ]),
        ) as Record<DialectOperator, z.ZodMiniOptional<typeof template>>,
      ),
      'How each kind of filter is written, over {field}, {value}, and for "several" {values} (apart by commas) or {quoted} (the same, each in quotes); with {value} the parameter is repeated. false: the host cannot be asked for it.',
    ),
  ),
  many: z.optional(
    describe(
      z.union([
        z.literal(false),
        z.strictObject({
          query: z.optional(
            describe(
              said,
              'As "several" of a filter, with {size} for how many there are: "filter[{field}]={values}&page[size]={size}". Without {field} it counts for records alone whose id is `id`.',
            ),
          ),
          most: z.optional(describe(z.int().check(z.positive()), 'Most ids of one call.')),
        }),
      ]),
      'How records are read by their ids at once; false: a call each.',
    ),
  ),
  create: z.optional(z.strictObject({ method: z.optional(z.enum(['POST', 'PUT'])), body: z.optional(body) })),
  update: z.optional(
    z.strictObject({
      method: z.optional(z.enum(['PATCH', 'PUT', 'POST'])),
      body: z.optional(body),
      whole: z.optional(
        describe(z.boolean(), 'The record is replaced: what the form does not hold is sent along.'),
      ),
    }),
  ),
  dates: z.optional(
    describe(
      storedDates,
      'How the host writes the moments of fields of type date and dateTime. All of these are read; what is changed is written as it was read, what is new as `stored` of the field says, else like this. "iso" has a zone, "iso-local" none. Default "seconds".',
    ),
  ),
  errors: z.optional(
    describe(
      z.strictObject({
        message: paths('Members that hold a sentence about the whole.'),
        list: paths('Members that hold a list of errors.'),
        detail: paths('In an entry of the list: what is wrong.'),
        field: paths('In an entry of the list: the field, as a name, a path, a pointer or a list of these.'),
        fields: paths('Members that hold an object of messages by field: { "name": ["…"] }.'),
      }),
      'Where a refusal says what is wrong.',
    ),
  ),
});

/** How a host speaks, as far as it differs from a preset. */
export const dialect = withRule(shape, dialectProblems);
export type DialectInput = z.infer<typeof shape>;
