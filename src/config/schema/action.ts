import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  accessSchema,
  actionRefSchema,
  callSchema,
  readCallSchema,
  conditionSchema,
  consoleLinkSchema,
  withDescription,
  fieldNameSchema,
  fieldRefSchema,
  jsonSchema,
  withMark,
  outcomeSchema,
  panelWidthSchema,
  permissionSchema,
  resourceRefSchema,
  textSchema,
  effectsSchema,
  waitSchema,
} from './common';
import { findActionProblems, findPromptFormProblems, findOtherFormProblems } from './rules/actionRules';
import { fieldSchema } from './field';
import { formItemSchema, sendWhenSchema } from './form';
import { proofSchema } from './proof';
import { openedListSchema } from './list/relatedList';
import { withRule } from './rules/withRule';

/** Hosts are asked for a few things at a time. */
const MAX_AT_ONCE = 4;

/** The form of another resource, which loads when it is opened. */
const otherFormSchema = withRule(
  z.strictObject({
    resource: withDescription(
      resourceRefSchema,
      'Whose form it is. Its {parent.name} is the record in whose tab the action stands, else the record of the action.',
    ),
    form: withMark(z.enum(['edit', 'create']), 'formOfOther'),
    id: z.optional(
      withDescription(
        withMark(z.string(), 'template'),
        `Of an edit form: the id of the record that is edited, for example "{deviceId}". Default "${DEFAULTS.opensId}".`,
      ),
    ),
    below: z.optional(
      withDescription(
        z.literal('record'),
        'The {parent.name} of the form is the record of the action, also where it stands in a tab; {parent.parent.name} is the one above it.',
      ),
    ),
    with: z.optional(
      withDescription(
        withMark(z.record(z.string(), jsonSchema), 'startOfOther'),
        'Of a create form: what its fields start with, by their names; a string "{name}" becomes the typed value of the record of the action, {parent.name} of the one above it.',
      ),
    ),
  }),
  findOtherFormProblems,
);

/** The record that the form of an action begins with. */
const loadSchema = withDescription(
  z.strictObject({
    call: readCallSchema,
    none: z.optional(
      withDescription(
        z.array(z.number()).check(z.minLength(1)),
        'Statuses with which the host says that there is none: the form begins as one of something new.',
      ),
    ),
    error: z.optional(
      withDescription(
        textSchema,
        `What is said of any other failure, in place of the fields, with a way to ask again. Default "${DEFAULTS.form.loadError}".`,
      ),
    ),
  }),
  'What the fields begin with is read by a call when the form opens. Conditions and templates of the action find it as `$loaded`, which is empty where there is none.',
);

/** A call that is sent while a condition holds. */
const callVariantSchema = withMark(
  z.strictObject({
    when: z.optional(
      withDescription(conditionSchema, 'Over the record, `form`, `$loaded`, `parent` and `$me`.'),
    ),
    call: callSchema,
    outcomes: z.optional(withDescription(z.array(outcomeSchema), 'Looked at before those of the action.')),
    proof: proofSchema,
  }),
  'inRefusal',
);

/** What takes an act back. */
const undoSchema = withDescription(
  withMark(
    z.strictObject({
      call: callSchema,
      outcomes: z.optional(
        withDescription(z.array(outcomeSchema), 'What is said of it. Default: that it was taken back.'),
      ),
    }),
    'inRefusal',
  ),
  `The call that takes the act back, over what the act was sent with: the record, \`form\`, \`parent\` and \`$me\`. The message of a success offers it for ${DEFAULTS.undoFor} seconds, while its page is open; it is sent once, and what is on screen is read again.`,
);

const actionObjectSchema = z.strictObject({
  label: z.optional(textSchema),
  icon: z.optional(withMark(z.string(), 'icon')),
  danger: z.optional(z.boolean()),
  primary: z.optional(z.boolean()),
  access: z.optional(withDescription(accessSchema, 'Shown only to those who may.')),
  enabledFor: z.optional(
    withDescription(
      z.union([
        z.literal(true),
        permissionSchema,
        z.array(permissionSchema),
        z.strictObject({ access: accessSchema, why: z.optional(textSchema) }),
      ]),
      'Shown to all, disabled with this reason for those who may not: a permission code, a list of codes (all needed), or a rule with a reason of its own; true: for everybody, the host decides. What the act sends decides: the check of the bundled declarations asks for the permission of each of its calls. Default reason "no_permission".',
    ),
  ),
  visibleWhen: z.optional(conditionSchema),
  disabledWhen: z.optional(z.array(z.strictObject({ when: conditionSchema, why: textSchema }))),
  opens: z.optional(
    withDescription(
      z.union([withMark(z.enum(['edit', 'create']), 'ownForm'), otherFormSchema]),
      'Open the edit or the create form of the resource, or of another one.',
    ),
  ),
  list: z.optional(
    withDescription(
      openedListSchema,
      'Open a list over the page, with actions of its own, which run above it: rows of the record of the action, or of the one in whose tab it stands; {name} in `path` and `query`, and {parent.name} in the actions of the rows, is of that one, {parent.parent.name} of the one above it.',
    ),
  ),
  link: z.optional(withDescription(consoleLinkSchema, 'Go to this console path; {name} is replaced.')),
  copy: z.optional(
    withDescription(
      withMark(z.string(), 'template'),
      'Put this text on the clipboard; {name} is replaced. Where it is empty, a message says so.',
    ),
  ),
  reload: z.optional(
    withDescription(z.literal(true), 'Read again what is on screen: for what changes without the console.'),
  ),
  form: z.optional(
    withMark(
      withRule(
        z.strictObject({
          in: z.optional(
            withDescription(
              z.enum(['drawer', 'modal', 'toolbar']),
              `Where it opens. "toolbar": its one field stands among the buttons of the list. Default "${DEFAULTS.form.actionPlace}".`,
            ),
          ),
          width: z.optional(panelWidthSchema),
          title: z.optional(textSchema),
          text: z.optional(textSchema),
          fields: z.record(z.string(), fieldSchema),
          layout: z.optional(z.array(formItemSchema)),
          submit: z.optional(
            withDescription(
              textSchema,
              'Label of the button that sends. Without one, the field of a toolbar is sent once chosen.',
            ),
          ),
          onlyWhenValid: z.optional(
            withDescription(z.boolean(), 'The main button is enabled only while every field is valid.'),
          ),
          sendWhen: z.optional(sendWhenSchema),
          load: z.optional(loadSchema),
        }),
        findPromptFormProblems,
      ),
      'inActionForm',
    ),
  ),
  check: z.optional(
    withDescription(
      z.strictObject({
        call: readCallSchema,
        error: z.optional(textSchema),
        block: z.array(
          withMark(
            z.strictObject({
              when: conditionSchema,
              title: textSchema,
              text: textSchema,
              items: z.optional(
                withDescription(
                  withMark(fieldNameSchema, 'member'),
                  'List whose entries are named, for example "result.included.users".',
                ),
              ),
              display: z.optional(
                withDescription(
                  z.string(),
                  `How an entry reads: "{alias}". Default "${DEFAULTS.blockDisplay}".`,
                ),
              ),
              // Over an entry.
              link: withMark(z.optional(consoleLinkSchema), 'inAnswer'),
              act: z.optional(
                withDescription(
                  withMark(
                    z.strictObject({ resource: resourceRefSchema, action: actionRefSchema }),
                    'inOpenedList',
                  ),
                  'An action of another resource beside each entry, which takes it out of the way: its record is the entry, its `parent` the record of the action that asks. Once it was done the host is asked again; where nothing is in the way any more, the action goes on.',
                ),
              ),
            }),
            'inBlock',
          ),
        ),
      }),
      'Ask the host first; when a condition over the record and the answer (`result`) holds, say so and do nothing.',
    ),
  ),
  confirm: z.optional(
    withDescription(
      z.union([
        z.boolean(),
        z.strictObject({
          title: z.optional(textSchema),
          text: z.optional(
            withDescription(
              textSchema,
              'What is done to what: "%{name}" is the title of the record, "%{parent.name}" a member of the one above it.',
            ),
          ),
          submit: z.optional(textSchema),
          typing: z.optional(
            withDescription(z.array(fieldRefSchema), 'Fields whose exact value must be typed.'),
          ),
          width: z.optional(panelWidthSchema),
          remember: z.optional(
            withDescription(
              z.union([z.boolean(), z.literal('device')]),
              'Offer "do not show again": true for this visit, "device" in this browser until the user signs out.',
            ),
          ),
          items: z.optional(
            withDescription(
              z.strictObject({
                from: withDescription(
                  withMark(fieldNameSchema, 'member'),
                  'List of the record, for example "rooms".',
                ),
                resource: z.optional(
                  withDescription(
                    resourceRefSchema,
                    'Resource whose titles the entries have. Default: this one.',
                  ),
                ),
                text: withDescription(textSchema, 'Stands above them; "%{smart_count}" is how many.'),
              }),
              'Names what else is concerned, below the question: what goes with a record that is deleted. Nothing where there is none.',
            ),
          ),
        }),
      ]),
      'Ask before doing it.',
    ),
  ),
  refuse: z.optional(
    withDescription(
      z.array(withMark(z.strictObject({ when: conditionSchema, error: textSchema }), 'inRefusal')),
      'Do not send, but say this, while a condition over the record and `form` holds.',
    ),
  ),
  call: z.optional(callSchema),
  calls: z.optional(
    withDescription(
      z.array(callVariantSchema).check(z.minLength(2)),
      'In place of `call`, where it depends on the record or on what was typed which one it is: the first whose condition holds is sent, and no other. The last one has none and stands for all else.',
    ),
  ),
  waiting: z.optional(
    withDescription(
      textSchema,
      'Text of a dialog that stands there while the call runs and that nothing closes before: for calls that take long, with a `timeout` of their own.',
    ),
  ),
  perRow: z.optional(
    withDescription(
      z.union([
        z.literal(true),
        z.strictObject({
          atOnce: z.optional(
            withDescription(
              z.number().check(z.int(), z.minimum(1), z.maximum(MAX_AT_ONCE)),
              `Calls under way at a time, 1 to ${MAX_AT_ONCE}. Default ${DEFAULTS.rowsAtOnce}: one after the other, in the order of selection.`,
            ),
          ),
          name: z.optional(
            withDescription(
              withMark(z.string(), 'title'),
              'What each record is called among the results, as in a title: "{room}, {period}" tells two of one room apart. Default, and where a part of it is empty: the title.',
            ),
          ),
        }),
      ]),
      'Among bulkActions: each selected record gets a call of its own, with {name}, conditions and outcomes over that record. Progress, a result per record, a stop, and another try of those that failed; one whose answer was lost is never sent again by itself. Records it is not shown or not enabled for are left out and named.',
    ),
  ),
  download: z.optional(
    withDescription(
      withMark(z.string(), 'template'),
      'The answer is a file: save it under this name. {name} is replaced.',
    ),
  ),
  dialog: z.optional(
    withDescription(withMark(z.string(), 'dialog'), 'Open a dialog written in code, by its id.'),
  ),
  options: z.optional(
    withDescription(
      withMark(z.record(z.string(), jsonSchema), 'inDialogOptions'),
      'Options of the dialog written in code.',
    ),
  ),
  outcomes: z.optional(z.array(outcomeSchema)),
  proof: proofSchema,
  undo: z.optional(undoSchema),
  then: z.optional(effectsSchema),
  wait: waitSchema,
});
export const actionSchema = withMark(withRule(actionObjectSchema, findActionProblems), 'inAction');
export type ActionInput = z.infer<typeof actionSchema>;
