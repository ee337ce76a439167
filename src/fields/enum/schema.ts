import * as z from 'zod/mini';
import {
  accessSchema,
  conditionSchema,
  withDescription,
  jsonSchema,
  withMark,
  pathTemplateSchema,
  rowsPathSchema,
  textSchema,
} from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { commonDefaults, type defaults } from './defaults';

export const enumShape = {
  values: z.optional(
    withDescription(
      z.union([z.array(z.union([z.string(), z.number(), z.boolean()])), z.record(z.string(), textSchema)]),
      'The values: a list, or a map from value to label.',
    ),
  ),
  labels: z.optional(
    withDescription(
      withMark(z.string(), 'textStart'),
      'Beginning of the keys of the labels, for example "enums.asset_type": a value is looked up after a dot.',
    ),
  ),
  open: z.optional(
    withDescription(
      z.boolean(),
      'The host has values of its own beside these: one that is not declared reads as the host calls it, and can be filtered by. Default: where the values come from a call or from the record. false: one that is not declared is said to be unknown.',
    ),
  ),
  path: z.optional(
    withDescription(
      pathTemplateSchema,
      'Call that gives the values, which are offered after those of `values`; {name} is replaced by what the form or the record holds.',
    ),
  ),
  query: z.optional(
    withDescription(withMark(z.record(z.string(), jsonSchema), 'template'), 'Query parameters of that call.'),
  ),
  from: z.optional(
    withDescription(
      z.union([rowsPathSchema, z.array(rowsPathSchema).check(z.minLength(1))]),
      'List of the record that gives the values, for example "gateways_qrs" or "parent.kinds"; of several paths the first list that is not empty, and where there is none, `values`. A single one is chosen at once in the form of an action, and of something new in a panel.',
    ),
  ),
  read: z.optional(
    withDescription(
      rowsPathSchema,
      'Path of the list in the answer; "data.gateways[].devices[]" is one list of the devices of all gateways. Default: "data", then the answer itself.',
    ),
  ),
  value: z.optional(
    withDescription(z.string(), 'Member of an entry that is the value. Default "id", then "value".'),
  ),
  display: z.optional(
    withDescription(
      z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
      'How an entry reads: "{name}"; of several, the first without empty part wins. Default "name", then "label".',
    ),
  ),
  all: z.optional(
    withDescription(
      textSchema,
      'What its filter reads while it filters nothing; nothing is sent then. Default "Todos".',
    ),
  ),
  pages: z.optional(
    withDescription(
      z.boolean(),
      `The call gives its values by pages (page[number], page[size]): all of them are asked for. Default ${commonDefaults.pages}.`,
    ),
  ),
  loadError: z.optional(
    withDescription(
      textSchema,
      `Message when the call fails, with a way to ask again. Default "${commonDefaults.loadError}".`,
    ),
  ),
  keep: z.optional(
    withDescription(
      z.boolean(),
      `The whole chosen entry of the call stands in the scope of the form under "$chosen" and the name of the field: for conditions ("$chosen.kind.sensors"), and for lists and parameters that are made of it. Default ${commonDefaults.keep}.`,
    ),
  ),
  valueAccess: z.optional(
    withDescription(
      z.record(z.string(), accessSchema),
      'who may choose a value: a value that is named here is offered only to those who may.',
    ),
  ),
  counted: z.optional(
    withDescription(
      z
        .array(
          z.strictObject({
            above: z.optional(withDescription(z.number(), 'Only of greater numbers.')),
            text: withDescription(
              textSchema,
              'Stands for the number, "%{smart_count}": "%{smart_count} minutos".',
            ),
          }),
        )
        .check(z.minLength(1)),
      'How values that are numbers read, also one that is not among the values: by the first of these that fits, in place of `values` and `labels`.',
    ),
  ),
  disabledValues: z.optional(
    withDescription(
      z.record(z.string(), textSchema),
      'Values that are shown and cannot be chosen, each with the reason; one that a record has already stays.',
    ),
  ),
};
export const shape = {
  ...enumShape,
  as: z.optional(
    withDescription(
      withMark(jsonSchema, 'inAnswer'),
      'With `multiple` and `path`: what is written of each chosen entry, a body whose "{name}" is a member of the entry and "{$outer.name}" of what is around it; "{$label}" is what it is shown as. `value` is then a text by which entries are told apart, "{$outer.id} {id}"; an entry that lacks a part of it is not offered. What is chosen is never kept in the browser with drafts.',
    ),
  ),
  only: z.optional(
    withDescription(
      withMark(conditionSchema, 'inAnswer'),
      'With `as`: only the entries for which this holds, over the entry, are offered.',
    ),
  ),
  multiple: z.optional(withDescription(z.boolean(), 'The value is a list of them.')),
  join: z.optional(
    withDescription(
      z.string().check(z.minLength(1)),
      'With `multiple`: the host has one text with this between the values, for example ","; they are sent in the order of the declaration.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number(), z.boolean()])),
]);

export type EnumOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedEnumOptions = WithDefaults<EnumOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    enum: EnumOptions;
  }
}
