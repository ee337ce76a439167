import * as z from 'zod/mini';
import {
  actionRefSchema,
  fieldNameSchema,
  fieldRefSchema,
  resourceRefSchema,
  textSchema,
  withDescription,
  withMark,
} from '../common';
import { createKeyProblem, withRule, type RuleProblem } from '../rules/withRule';

/** Fields of a card at most: more do not fit below its title. */
const MAX_CARD_FIELDS = 6;

const cardFieldsSchema = withDescription(
  z.array(fieldRefSchema).check(z.maxLength(MAX_CARD_FIELDS)),
  `Fields below the title of a card, at most ${MAX_CARD_FIELDS}; empty values are left out. Default: the visible columns without the first.`,
);

/** Cards in place of the rows of a list. */
export const cardsSchema = withDescription(
  z.strictObject({
    image: z.optional(
      withDescription(
        withMark(fieldRefSchema, 'cardImage'),
        'Field of the type image or facade, shown above the title. A record without one shows its first letter.',
      ),
    ),
    fields: z.optional(cardFieldsSchema),
  }),
  'Cards besides the table, with the title of the record, its image and a few fields. Search, filters, pages and actions are those of the list. Default: none.',
);
export type CardsInput = z.infer<typeof cardsSchema>;

/** Columns of cards, one for each value of a field. */
export const boardSchema = withDescription(
  z.strictObject({
    field: withDescription(
      withMark(fieldRefSchema, 'boardField'),
      'Field of the type enum or status with declared values: one column each, in their order. Records with another value are in a column of their own.',
    ),
    moveAction: z.optional(
      withDescription(
        withMark(actionRefSchema, 'boardMove'),
        'Action of the record that moves a card to another column: its toolbar form has one field, which gets the value of the column. Its permission, conditions, call and outcomes are those of the action. Default: cards cannot be moved.',
      ),
    ),
    fields: z.optional(cardFieldsSchema),
  }),
  'Board besides the table: cards in columns by the value of a field, with their counts. The board loads all records of the query. Default: none.',
);
export type BoardInput = z.infer<typeof boardSchema>;

const coordinateSchema = withMark(fieldRefSchema, 'mapCoordinate');

/** Counts records of another resource for each record of a map. */
const mapCountSchema = z.strictObject({
  resource: withDescription(resourceRefSchema, 'Resource of the counted records. The map reads all of them.'),
  reference: withDescription(
    withMark(fieldNameSchema, 'fieldOfOther'),
    'Their field with the id of the record on the map.',
  ),
  field: withDescription(
    withMark(fieldNameSchema, 'fieldOfOther'),
    'Their field of the type status or enum that decides whether they count.',
  ),
  values: withDescription(
    z.array(withMark(z.string(), 'valueOfOther')).check(z.minLength(1)),
    'Values of `field` that count.',
  ),
  label: z.optional(
    withDescription(
      textSchema,
      'Text after the number and the total beside the title of a record, such as "offline" in "13 of 62 offline", and after the label of the counted resource in the legend. Default: the label of the counted resource and of the values come before the numbers.',
    ),
  ),
});

const mapObjectSchema = z.strictObject({
  latitude: withDescription(coordinateSchema, 'Field of the type number with the latitude in degrees.'),
  longitude: withDescription(coordinateSchema, 'Field of the type number with the longitude in degrees.'),
  state: z.optional(
    withDescription(
      withMark(fieldRefSchema, 'mapState'),
      'Field of the type status; its tones are the colours and forms of the markers. Default: all markers are alike.',
    ),
  ),
  count: z.optional(
    withDescription(
      mapCountSchema,
      'Related records that are counted, in place of `state`: the marker has the colour and form of "success" for none, "warning" for some and "danger" for all; its tooltip, the popup and the list beside the map have the number. Users who may not read them see plain markers.',
    ),
  ),
  fields: z.optional(cardFieldsSchema),
});

/** Finds `count` beside `state`: a marker shows one of them. */
const findMapProblems = ({ state, count }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  state !== undefined && count !== undefined
    ? [createKeyProblem('count', '"count" does not go with "state": a marker shows one of them', ['state'])]
    : [];

/** Map of the records of a list. */
export const mapSchema = withDescription(
  withRule(mapObjectSchema, findMapProblems),
  'Map besides the table: markers at the coordinates of the records, with the records in view beside it. Records without usable coordinates are listed below it. The map loads all records of the query. Its tiles: `map` of the runtime config. Default: none.',
);
export type MapInput = z.infer<typeof mapSchema>;

/** Layouts of a list besides the table. */
export const LAYOUTS = ['calendar', 'cards', 'board', 'map'] as const;

/** Initial layout of a list. */
export const layoutSchema = withDescription(
  z.enum(['table', 'cards', 'board', 'map']),
  'Layout that is shown until the user chooses another one; the choice is stored in the browser. Default "table".',
);
