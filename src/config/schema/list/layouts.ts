import * as z from 'zod/mini';
import { actionRefSchema, fieldRefSchema, withDescription, withMark } from '../common';

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
        'Field of the type image, shown above the title. A record without one shows its first letter.',
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

/** Layouts of a list besides the table. */
export const LAYOUTS = ['calendar', 'cards', 'board'] as const;

/** Initial layout of a list. */
export const layoutSchema = withDescription(
  z.enum(['table', 'cards', 'board']),
  'Layout that is shown until the user chooses another one; the choice is stored in the browser. Default "table".',
);
