import * as z from 'zod/mini';

/**
 * Metadata of a schema node: the kind of thing that its value refers to, or a change of the scope for names inside it.
 * The check follows these marks, so a key that refers to something is marked only in its own schema.
 */
export type Mark =
  /** Name of a field of the current resource. */
  | 'field'
  /** Name of a field that the list offers as a filter. */
  | 'filter'
  /** Settings of a filter. */
  | 'filterItem'
  /** Name of a field of the form that the outcome belongs to. */
  | 'formField'
  | 'action'
  | 'resource'
  /** Name of a tab of the same detail. */
  | 'ownTab'
  /** Name of a tab of the record's page. */
  | 'impactTab'
  /** Form of the same resource: `create` or `edit`. */
  | 'ownForm'
  /** Form of the resource named by the sibling key `resource`. */
  | 'formOfOther'
  /** Map of templates by field of the resource named by the sibling key `resource`. */
  | 'startOfOther'
  | 'icon'
  | 'tab'
  | 'dialog'
  | 'preview'
  /** Id of an extension that shows its findings in a force confirm dialog. */
  | 'question'
  | 'permission'
  | 'role'
  | 'host'
  /** Name of a list of ids in the runtime config. */
  | 'ids'
  /** Text, or the key of a text; can contain `%{name}`. */
  | 'text'
  /** Prefix of keys of texts. */
  | 'textStart'
  | 'regex'
  /** Name in a condition: a member of the record, or a keyword of the current scope. */
  | 'member'
  /** Member of the record that a list belongs to. */
  | 'outerMember'
  /** Test of one value, which has to be a possible value of the field. */
  | 'condition'
  /** Path at a host; `{name}` must have a value. */
  | 'path'
  /** Path at a host, over the record that a list belongs to. */
  | 'listPath'
  | 'template'
  /** Template over the record that a list belongs to. */
  | 'listTemplate'
  /** Path of the console. */
  | 'link'
  /** Title of a record: a field name, or a text with `{name}`. */
  | 'title'
  /** Name of a field of the resource named by the sibling key `resource`. */
  | 'fieldOfOther'
  /** Value of that field: the sibling keys `resource` and `field` name it. */
  | 'valueOfOther'
  /** Title of a record of the resource named by the sibling key `resource`. */
  | 'titleOfOther'
  /** The marks below change the scope for names inside the node. */
  | 'inField'
  /** Fields of the items of a list. Only items use them; their scope is the item over the values of the form. */
  | 'inItems'
  /** Conditions over the values of a form. */
  | 'inSubmitEnabledWhen'
  /** Condition of a tab, over its record and the user. */
  | 'inTabWhen'
  /** Condition over the rows of a list. */
  | 'inClientFilter'
  | 'inShown'
  | 'inList'
  | 'inRelatedList'
  /** List that an action opens. */
  | 'inOpenedList'
  /** Records that are the rows of a calendar. */
  | 'inCalendarRows'
  /** Field that names the row of a calendar. */
  | 'calendarRow'
  /** Field that names an entry of a calendar. */
  | 'calendarLabel'
  /** Field with the image of a card. */
  | 'cardImage'
  /** Field whose values are the columns of a board. */
  | 'boardField'
  /** Action that moves a card of a board. */
  | 'boardMove'
  /** Column whose values can be changed in the list. */
  | 'editableColumn'
  /** Field with a latitude or longitude. */
  | 'mapCoordinate'
  /** Field with the state of a record on a map. */
  | 'mapState'
  /** Field that holds the day of a record in a calendar. */
  | 'calendarDay'
  /** Field that holds a moment, or a time of that day. */
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

const TEXT_MARKS: ReadonlySet<Mark | undefined> = new Set<Mark>(['text', 'title', 'titleOfOther']);

/** True for the mark of a text that is shown: a JSON file may write one for each language in its place. */
export const isTextMark = (mark: Mark | undefined): boolean => TEXT_MARKS.has(mark);

/** Returns the mark of a schema node; undefined if the node refers to nothing. */
export const getMark = (schema: z.core.$ZodType): Mark | undefined => marksBySchema.get(schema);

/** Returns a copy of a schema with a mark. The copy keeps the description. */
export function withMark<T extends z.core.$ZodType>(schema: T, newMark: Mark): T {
  const marked = cloneSchema(schema);
  marksBySchema.set(marked, newMark);
  return marked;
}

/**
 * Returns a copy of a schema with the description for editors and the reference page. It is a copy because keys with other
 * descriptions can share the node.
 */
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
