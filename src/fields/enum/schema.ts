import * as z from 'zod/mini';
import {
  access,
  condition,
  describe,
  json,
  mark,
  pathTemplate,
  rowsPath,
  text,
} from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { common, type defaults } from './defaults';

export const enumShape = {
  values: z.optional(
    describe(
      z.union([z.array(z.union([z.string(), z.number(), z.boolean()])), z.record(z.string(), text)]),
      'The values: a list, or a map from value to label.',
    ),
  ),
  labels: z.optional(
    describe(
      mark(z.string(), 'textStart'),
      'Beginning of the keys of the labels, for example "enums.asset_type": a value is looked up after a dot.',
    ),
  ),
  open: z.optional(
    describe(
      z.boolean(),
      'The host has values of its own beside these: one that is not declared reads as the host calls it, and can be filtered by. Default: where the values come from a call or from the record. false: one that is not declared is said to be unknown.',
    ),
  ),
  path: z.optional(
    describe(
      pathTemplate,
      'Call that gives the values, which are offered after those of `values`; {name} is replaced by what the form or the record holds.',
    ),
  ),
  query: z.optional(describe(mark(z.record(z.string(), json), 'template'), 'Query parameters of that call.')),
  from: z.optional(
    describe(
      z.union([rowsPath, z.array(rowsPath).check(z.minLength(1))]),
      'List of the record that gives the values, for example "gateways_qrs" or "parent.kinds"; of several paths the first list that is not empty, and where there is none, `values`. A single one is chosen at once in the form of an action, and of something new in a panel.',
    ),
  ),
  read: z.optional(
    describe(
      rowsPath,
      'Path of the list in the answer; "data.gateways[].devices[]" is one list of the devices of all gateways. Default: "data", then the answer itself.',
    ),
  ),
  value: z.optional(
    describe(z.string(), 'Member of an entry that is the value. Default "id", then "value".'),
  ),
  display: z.optional(
    describe(
      z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
      'How an entry reads: "{name}"; of several, the first without empty part wins. Default "name", then "label".',
    ),
  ),
  all: z.optional(
    describe(text, 'What its filter reads while it filters nothing; nothing is sent then. Default "Todos".'),
  ),
  pages: z.optional(
    describe(
      z.boolean(),
      `The call gives its values by pages (page[number], page[size]): all of them are asked for. Default ${common.pages}.`,
    ),
  ),
  loadError: z.optional(
    describe(text, `Message when the call fails, with a way to ask again. Default "${common.loadError}".`),
  ),
  keep: z.optional(
    describe(
      z.boolean(),
      `The whole chosen entry of the call stands in the scope of the form under "$chosen" and the name of the field: for conditions ("$chosen.kind.sensors"), and for lists and parameters that are made of it. Default ${common.keep}.`,
    ),
  ),
  valueAccess: z.optional(
    describe(
      z.record(z.string(), access),
      'who may choose a value: a value that is named here is offered only to those who may.',
    ),
  ),
  counted: z.optional(
    describe(
      z
        .array(
          z.strictObject({
            above: z.optional(describe(z.number(), 'Only of greater numbers.')),
            text: describe(text, 'Stands for the number, "%{smart_count}": "%{smart_count} minutos".'),
          }),
        )
        .check(z.minLength(1)),
      'How values that are numbers read, also one that is not among the values: by the first of these that fits, in place of `values` and `labels`.',
    ),
  ),
  disabledValues: z.optional(
    describe(
      z.record(z.string(), text),
      'Values that are shown and cannot be chosen, each with the reason; one that a record has already stays.',
    ),
  ),
};
export const shape = {
  ...enumShape,
  as: z.optional(
    describe(
      mark(json, 'inAnswer'),
      'With `multiple` and `path`: what is written of each chosen entry, a body whose "{name}" is a member of the entry and "{$outer.name}" of what is around it; "{$label}" is what it is shown as. `value` is then a text by which entries are told apart, "{$outer.id} {id}"; an entry that lacks a part of it is not offered. What is chosen is never kept in the browser with drafts.',
    ),
  ),
  only: z.optional(
    describe(
      mark(condition, 'inAnswer'),
      'With `as`: only the entries for which this holds, over the entry, are offered.',
    ),
  ),
  multiple: z.optional(describe(z.boolean(), 'The value is a list of them.')),
  join: z.optional(
    describe(
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
export type EnumFilled = Filled<EnumOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    enum: EnumOptions;
  }
}
