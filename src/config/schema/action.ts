import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  access,
  actionRef,
  call,
  readCall,
  condition,
  consoleLink,
  describe,
  fieldName,
  fieldRef,
  json,
  mark,
  outcome,
  panelWidth,
  permission,
  resourceRef,
  text,
  then,
  wait,
} from './common';
import { actionProblems, askProblems, otherFormProblems } from './actionRules';
import { anyField } from './field';
import { formField, sendWhen } from './form';
import { proof } from './proof';
import { openedList } from './relatedList';
import { withRule } from './rules';

/** Hosts are asked for a few things at a time. */
const MOST_AT_ONCE = 4;

/** The form of another resource, which loads when it is opened. */
const otherForm = withRule(
  z.strictObject({
    resource: describe(
      resourceRef,
      'Whose form it is. Its {parent.name} is the record in whose tab the action stands, else the record of the action.',
    ),
    form: mark(z.enum(['edit', 'create']), 'formOfOther'),
    id: z.optional(
      describe(
        mark(z.string(), 'template'),
        `Of an edit form: the id of the record that is edited, for example "{deviceId}". Default "${DEFAULTS.opensId}".`,
      ),
    ),
    below: z.optional(
      describe(
        z.literal('record'),
        'The {parent.name} of the form is the record of the action, also where it stands in a tab; {parent.parent.name} is the one above it.',
      ),
    ),
    with: z.optional(
      describe(
        mark(z.record(z.string(), json), 'startOfOther'),
        'Of a create form: what its fields start with, by their names; a string "{name}" becomes the typed value of the record of the action, {parent.name} of the one above it.',
      ),
    ),
  }),
  otherFormProblems,
);

/** The record that the form of an action begins with. */
const load = describe(
  z.strictObject({
    call: readCall,
    none: z.optional(
      describe(
        z.array(z.number()).check(z.minLength(1)),
        'Statuses with which the host says that there is none: the form begins as one of something new.',
      ),
    ),
    error: z.optional(
      describe(
        text,
        `What is said of any other failure, in place of the fields, with a way to ask again. Default "${DEFAULTS.form.loadError}".`,
      ),
    ),
  }),
  'What the fields begin with is read by a call when the form opens. Conditions and templates of the action find it as `$loaded`, which is empty where there is none.',
);

/** A call that is sent while a condition holds. */
const oneOfCalls = mark(
  z.strictObject({
    when: z.optional(describe(condition, 'Over the record, `form`, `$loaded`, `parent` and `$me`.')),
    call,
    outcomes: z.optional(describe(z.array(outcome), 'Looked at before those of the action.')),
    proof,
  }),
  'inRefusal',
);

/** What takes an act back. */
const undo = describe(
  mark(
    z.strictObject({
      call,
      outcomes: z.optional(
        describe(z.array(outcome), 'What is said of it. Default: that it was taken back.'),
      ),
    }),
    'inRefusal',
  ),
  `The call that takes the act back, over what the act was sent with: the record, \`form\`, \`parent\` and \`$me\`. The message of a success offers it for ${DEFAULTS.undoFor} seconds, while its page is open; it is sent once, and what is on screen is read again.`,
);

const actionShape = z.strictObject({
  label: z.optional(text),
  icon: z.optional(mark(z.string(), 'icon')),
  danger: z.optional(z.boolean()),
  primary: z.optional(z.boolean()),
  access: z.optional(describe(access, 'Shown only to those who may.')),
  enabledFor: z.optional(
    describe(
      z.union([
        z.literal(true),
        permission,
        z.array(permission),
        z.strictObject({ access, why: z.optional(text) }),
      ]),
      'Shown to all, disabled with this reason for those who may not: a permission code, a list of codes (all needed), or a rule with a reason of its own; true: for everybody, the host decides. What the act sends decides: the check of the bundled declarations asks for the permission of each of its calls. Default reason "no_permission".',
    ),
  ),
  visibleWhen: z.optional(condition),
  disabledWhen: z.optional(z.array(z.strictObject({ when: condition, why: text }))),
  opens: z.optional(
    describe(
      z.union([mark(z.enum(['edit', 'create']), 'ownForm'), otherForm]),
      'Open the edit or the create form of the resource, or of another one.',
    ),
  ),
  list: z.optional(
    describe(
      openedList,
      'Open a list over the page, with actions of its own, which run above it: rows of the record of the action, or of the one in whose tab it stands; {name} in `path` and `query`, and {parent.name} in the actions of the rows, is of that one, {parent.parent.name} of the one above it.',
    ),
  ),
  link: z.optional(describe(consoleLink, 'Go to this console path; {name} is replaced.')),
  copy: z.optional(
    describe(
      mark(z.string(), 'template'),
      'Put this text on the clipboard; {name} is replaced. Where it is empty, a message says so.',
    ),
  ),
  reload: z.optional(
    describe(z.literal(true), 'Read again what is on screen: for what changes without the console.'),
  ),
  form: z.optional(
    mark(
      withRule(
        z.strictObject({
          in: z.optional(
            describe(
              z.enum(['drawer', 'modal', 'toolbar']),
              `Where it opens. "toolbar": its one field stands among the buttons of the list. Default "${DEFAULTS.form.actionPlace}".`,
            ),
          ),
          width: z.optional(panelWidth),
          title: z.optional(text),
          text: z.optional(text),
          fields: z.record(z.string(), anyField),
          layout: z.optional(z.array(formField)),
          submit: z.optional(
            describe(
              text,
              'Label of the button that sends. Without one, the field of a toolbar is sent once chosen.',
            ),
          ),
          onlyWhenValid: z.optional(
            describe(z.boolean(), 'The main button is enabled only while every field is valid.'),
          ),
          sendWhen: z.optional(sendWhen),
          load: z.optional(load),
        }),
        askProblems,
      ),
      'inActionForm',
    ),
  ),
  check: z.optional(
    describe(
      z.strictObject({
        call: readCall,
        error: z.optional(text),
        block: z.array(
          mark(
            z.strictObject({
              when: condition,
              title: text,
              text,
              items: z.optional(
                describe(
                  mark(fieldName, 'member'),
                  'List whose entries are named, for example "result.included.users".',
                ),
              ),
              display: z.optional(
                describe(z.string(), `How an entry reads: "{alias}". Default "${DEFAULTS.blockDisplay}".`),
              ),
              // Over an entry.
              link: mark(z.optional(consoleLink), 'inAnswer'),
              act: z.optional(
                describe(
                  mark(z.strictObject({ resource: resourceRef, action: actionRef }), 'inOpenedList'),
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
    describe(
      z.union([
        z.boolean(),
        z.strictObject({
          title: z.optional(text),
          text: z.optional(
            describe(
              text,
              'What is done to what: "%{name}" is the title of the record, "%{parent.name}" a member of the one above it.',
            ),
          ),
          submit: z.optional(text),
          typing: z.optional(describe(z.array(fieldRef), 'Fields whose exact value must be typed.')),
          width: z.optional(panelWidth),
          remember: z.optional(
            describe(
              z.union([z.boolean(), z.literal('device')]),
              'Offer "do not show again": true for this visit, "device" in this browser until the user signs out.',
            ),
          ),
          items: z.optional(
            describe(
              z.strictObject({
                from: describe(mark(fieldName, 'member'), 'List of the record, for example "rooms".'),
                resource: z.optional(
                  describe(resourceRef, 'Resource whose titles the entries have. Default: this one.'),
                ),
                text: describe(text, 'Stands above them; "%{smart_count}" is how many.'),
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
    describe(
      z.array(mark(z.strictObject({ when: condition, error: text }), 'inRefusal')),
      'Do not send, but say this, while a condition over the record and `form` holds.',
    ),
  ),
  call: z.optional(call),
  calls: z.optional(
    describe(
      z.array(oneOfCalls).check(z.minLength(2)),
      'In place of `call`, where it depends on the record or on what was typed which one it is: the first whose condition holds is sent, and no other. The last one has none and stands for all else.',
    ),
  ),
  waiting: z.optional(
    describe(
      text,
      'Text of a dialog that stands there while the call runs and that nothing closes before: for calls that take long, with a `timeout` of their own.',
    ),
  ),
  perRow: z.optional(
    describe(
      z.union([
        z.literal(true),
        z.strictObject({
          atOnce: z.optional(
            describe(
              z.number().check(z.int(), z.minimum(1), z.maximum(MOST_AT_ONCE)),
              `Calls under way at a time, 1 to ${MOST_AT_ONCE}. Default ${DEFAULTS.rowsAtOnce}: one after the other, in the order of selection.`,
            ),
          ),
          name: z.optional(
            describe(
              mark(z.string(), 'title'),
              'What each record is called among the results, as in a title: "{room}, {period}" tells two of one room apart. Default, and where a part of it is empty: the title.',
            ),
          ),
        }),
      ]),
      'Among bulkActions: each selected record gets a call of its own, with {name}, conditions and outcomes over that record. Progress, a result per record, a stop, and another try of those that failed; one whose answer was lost is never sent again by itself. Records it is not shown or not enabled for are left out and named.',
    ),
  ),
  download: z.optional(
    describe(
      mark(z.string(), 'template'),
      'The answer is a file: save it under this name. {name} is replaced.',
    ),
  ),
  dialog: z.optional(describe(mark(z.string(), 'dialog'), 'Open a dialog written in code, by its id.')),
  options: z.optional(
    describe(mark(z.record(z.string(), json), 'inDialogOptions'), 'Options of the dialog written in code.'),
  ),
  outcomes: z.optional(z.array(outcome)),
  proof,
  undo: z.optional(undo),
  then: z.optional(then),
  wait,
});
export const action = mark(withRule(actionShape, actionProblems), 'inAction');
export type ActionInput = z.infer<typeof action>;
