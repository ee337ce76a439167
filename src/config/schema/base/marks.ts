import * as z from 'zod/mini';

/**
 * What the schema says of a value besides its shape: what the value refers to, and where other names begin to count.
 * The check follows these marks, so a key that names something is marked where it is declared and nowhere else.
 */
export type Mark =
  /** A field of the resource whose rows, record or form it is. */
  | 'field'
  /** A field that a list offers as a filter. */
  | 'filter'
  /** How a filter asks. */
  | 'filterItem'
  /** A field of the form that the outcome belongs to. */
  | 'formField'
  | 'action'
  | 'resource'
  /** A tab of the same detail. */
  | 'ownTab'
  /** A form of the same resource: `create` or `edit`. */
  | 'ownForm'
  /** The same, of the resource that stands beside it under `resource`. */
  | 'formOfOther'
  /** By fields of the resource that stands beside it under `resource`: templates. */
  | 'startOfOther'
  | 'icon'
  | 'tab'
  | 'dialog'
  | 'preview'
  /** What a part in code shows of a question whether to insist. */
  | 'question'
  | 'permission'
  | 'role'
  | 'host'
  /** A list of ids in the runtime config. */
  | 'ids'
  /** Spanish, or the key of a text; may hold `%{name}`. */
  | 'text'
  /** Beginning of keys of texts. */
  | 'textStart'
  | 'regex'
  /** A name of a condition: a member of the record, or a word of the scope that there is at its place. */
  | 'member'
  /** A member of the record that a list belongs to. */
  | 'outerMember'
  /** A test of one value: it has to be one that the field may have. */
  | 'condition'
  /** A path at a host: `{name}` has to have a value. */
  | 'path'
  /** The same, over the record that a list belongs to. */
  | 'listPath'
  | 'template'
  /** The same, over the record that a list belongs to. */
  | 'listTemplate'
  /** A path of the console. */
  | 'link'
  /** How a record reads: a name, or a text with `{name}`. */
  | 'title'
  /** A field of the resource that stands beside it under `resource`. */
  | 'fieldOfOther'
  /** The same, of the resource that stands beside it under `resource`. */
  | 'titleOfOther'
  /** From here on other names count. */
  | 'inField'
  /** Fields of the items of a list: placed there alone, over what the form holds. */
  | 'inItems'
  /** Conditions over what a form holds. */
  | 'inSendWhen'
  /** A condition of a tab: over its record and the user. */
  | 'inTabWhen'
  /** A condition over the rows of a list. */
  | 'inRowsWhen'
  | 'inShown'
  | 'inList'
  | 'inRelatedList'
  /** A list that an action opens. */
  | 'inOpenedList'
  /** The records that are the rows of a calendar. */
  | 'inCalendarRows'
  /** A field that names the row of a calendar. */
  | 'calendarRow'
  /** A field that names an entry of a calendar. */
  | 'calendarLabel'
  /** A field that holds the day of a record in a calendar. */
  | 'calendarDay'
  /** A field that holds a moment, or a time of that day. */
  | 'calendarTime'
  | 'inForm'
  | 'inAction'
  | 'inActionForm'
  | 'inAnswer'
  | 'inBlock'
  | 'inRefusal'
  | 'inListCall'
  | 'inOutcome'
  | 'inBlocks'
  | 'inTabOptions'
  | 'inDialogOptions';

const marksBySchema = new WeakMap<z.core.$ZodType, Mark>();

/** The mark of a node of the schema; undefined when it refers to nothing. */
export const getMark = (schema: z.core.$ZodType): Mark | undefined => marksBySchema.get(schema);

/** A copy of a schema with a mark; descriptions are kept. */
export function withMark<T extends z.core.$ZodType>(schema: T, newMark: Mark): T {
  const marked = cloneSchema(schema);
  marksBySchema.set(marked, newMark);
  return marked;
}

/** Attaches the sentence that editors and the reference page show. A node may be shared by keys with other sentences. */
export function withDescription<T extends z.core.$ZodType>(schema: T, description: string): T {
  const described = cloneSchema(schema);
  z.globalRegistry.add(described, { description });
  return described;
}

function cloneSchema<T extends z.core.$ZodType>(schema: T): T {
  const copy = z.clone(schema);
  const [existingMark, metadata] = [marksBySchema.get(schema), z.globalRegistry.get(schema)];
  if (existingMark) marksBySchema.set(copy, existingMark);
  if (metadata) z.globalRegistry.add(copy, metadata);
  return copy;
}
