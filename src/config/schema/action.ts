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
  outcomesSchema,
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
import { impactSchema } from './impact';
import { proofSchema } from './proof';
import { openedListSchema } from './list/relatedList';
import { withRule } from './rules/withRule';
import { wavesSchema } from './waves';

/** Maximum number of concurrent calls to a host. */
const MAX_AT_ONCE = 4;

/** Form of another resource, which loads when it opens. */
const otherFormSchema = withRule(
  z.strictObject({
    resource: withDescription(
      resourceRefSchema,
      'Resource of the form. Its {parent.name} is the record whose tab shows the action, else the record of the action.',
    ),
    form: withMark(z.enum(['edit', 'create']), 'formOfOther'),
    id: z.optional(
      withDescription(
        withMark(z.string(), 'template'),
        `For an edit form: the id of the record to edit, for example "{deviceId}". Default "${DEFAULTS.openFormId}".`,
      ),
    ),
    parent: z.optional(
      withDescription(
        z.union([
          z.literal('record'),
          z.strictObject({
            member: withDescription(withMark(fieldNameSchema, 'member'), 'Path of an object: "rooms.0".'),
            id: withDescription(
              z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))]),
              'Its member with the id; the first that is there.',
            ),
          }),
        ]),
        'The {parent.name} of the form, also if a tab shows the action: the record of the action, or with `member` an object in it. {parent.parent.name} is then the record above it.',
      ),
    ),
    defaultValues: z.optional(
      withDescription(
        withMark(z.record(z.string(), jsonSchema), 'startOfOther'),
        'For a create form: initial values by field name. A string "{name}" becomes the typed value of the record of the action, {parent.name} that of the record above it.',
      ),
    ),
  }),
  findOtherFormProblems,
);

/** Call that loads the initial record for the form of an action. */
const loadSchema = withDescription(
  z.strictObject({
    call: readCallSchema,
    notFoundStatuses: z.optional(
      withDescription(
        z.array(z.number()).check(z.minLength(1)),
        'HTTP statuses with which the host answers that there is no record. The form then starts as a create form.',
      ),
    ),
    error: z.optional(
      withDescription(
        textSchema,
        `Message for any other failure, shown in place of the fields with a retry button. Default "${DEFAULTS.form.loadError}".`,
      ),
    ),
  }),
  'Loads the initial values of the fields with a call when the form opens. Conditions and templates of the action can use the loaded record as `$loaded`, which is empty if there is none.',
);

/** Call that is sent if its condition holds. */
const callVariantSchema = withMark(
  z.strictObject({
    when: z.optional(
      withDescription(conditionSchema, 'Condition over the record, `form`, `$loaded`, `parent` and `$me`.'),
    ),
    call: callSchema,
    outcomes: z.optional(
      withDescription(outcomesSchema, 'Outcomes of this call, checked before those of the action.'),
    ),
    proof: proofSchema,
  }),
  'inRefusal',
);

/** Call that undoes an action. */
const undoSchema = withDescription(
  withMark(
    z.strictObject({
      call: callSchema,
      outcomes: z.optional(
        withDescription(
          outcomesSchema,
          'Outcomes of the undo call. Default: a message that the action was undone.',
        ),
      ),
    }),
    'inRefusal',
  ),
  `The call that undoes the action. Its scope is the one the action was sent with: the record, \`form\`, \`parent\` and \`$me\`. The success message offers Undo for ${DEFAULTS.undoFor} seconds while its page is open, until another action with \`undo\` is sent. The console sends the call once and then refetches the data on screen.`,
);

const actionObjectSchema = z.strictObject({
  label: z.optional(textSchema),
  icon: z.optional(withMark(z.string(), 'icon')),
  danger: z.optional(z.boolean()),
  primary: z.optional(z.boolean()),
  access: z.optional(
    withDescription(accessSchema, 'Permission rule: users without access do not see the action.'),
  ),
  requires: z.optional(
    withDescription(
      z.union([
        z.literal(true),
        permissionSchema,
        z.array(permissionSchema),
        z.strictObject({ access: accessSchema, reason: z.optional(textSchema) }),
      ]),
      'Permission rule: all users see the action, and users without access see it disabled with a reason. A permission code, a list of codes (all required), or a rule with its own reason. true: enabled for everybody, the host decides. Use the permissions of the calls that the action sends: the check of the bundled declarations requires the permission of each of them. Default reason "no_permission".',
    ),
  ),
  visibleWhen: z.optional(conditionSchema),
  disabledWhen: z.optional(z.array(z.strictObject({ when: conditionSchema, reason: textSchema }))),
  openForm: z.optional(
    withDescription(
      z.union([withMark(z.enum(['edit', 'create']), 'ownForm'), otherFormSchema]),
      'Opens the edit or the create form of the resource, or of another one.',
    ),
  ),
  openList: z.optional(
    withDescription(
      openedListSchema,
      'Opens a list over the page. Its rows belong to the record of the action, or to the record whose tab shows the action. {name} in `path` and `query`, and {parent.name} in the actions of the rows, refer to that record; {parent.parent.name} refers to the one above it. The list can have its own actions, which run above it.',
    ),
  ),
  link: z.optional(withDescription(consoleLinkSchema, 'Opens this console path; {name} is replaced.')),
  copyText: z.optional(
    withDescription(
      withMark(z.string(), 'template'),
      'Copies this text to the clipboard; {name} is replaced. If the text is empty, a message reports it.',
    ),
  ),
  refetch: z.optional(
    withDescription(
      z.literal(true),
      'Refetches the data on screen. Use it for data that changes without the console.',
    ),
  ),
  form: z.optional(
    withMark(
      withRule(
        z.strictObject({
          presentation: z.optional(
            withDescription(
              z.enum(['drawer', 'modal', 'toolbar']),
              `Place where the form opens. "toolbar": its only field is shown among the buttons of the list. Default "${DEFAULTS.form.actionPlace}".`,
            ),
          ),
          width: z.optional(panelWidthSchema),
          title: z.optional(textSchema),
          text: z.optional(textSchema),
          fields: z.record(z.string(), fieldSchema),
          layout: z.optional(z.array(formItemSchema)),
          submitLabel: z.optional(
            withDescription(
              textSchema,
              'Label of the submit button. Without it, a toolbar form is sent as soon as a value is chosen.',
            ),
          ),
          submitRequiresValid: z.optional(
            withDescription(
              z.boolean(),
              'true: the submit button is enabled only while every field is valid.',
            ),
          ),
          submitEnabledWhen: z.optional(sendWhenSchema),
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
        blockedWhen: z.array(
          withMark(
            z.strictObject({
              when: conditionSchema,
              title: textSchema,
              text: textSchema,
              items: z.optional(
                withDescription(
                  withMark(fieldNameSchema, 'member'),
                  'Path of the list whose entries are shown by name, for example "result.included.users".',
                ),
              ),
              display: z.optional(
                withDescription(
                  z.string(),
                  `Template of the text of an entry: "{alias}". Default "${DEFAULTS.blockDisplay}".`,
                ),
              ),
              // Scope: the entry.
              link: withMark(z.optional(consoleLinkSchema), 'inAnswer'),
              resolveAction: z.optional(
                withDescription(
                  withMark(
                    z.strictObject({ resource: resourceRefSchema, action: actionRefSchema }),
                    'inOpenedList',
                  ),
                  'Action of another resource, offered beside each entry to remove the obstacle. Its record is the entry, its `parent` the record of the action that runs the check. After it has succeeded the check runs again; if nothing blocks any more, the action continues.',
                ),
              ),
            }),
            'inBlock',
          ),
        ),
      }),
      'Sends a read call to the host first. If a condition over the record and the answer (`result`) holds, shows its text and does not run the action.',
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
              'Text of the question, which names the action and its object: "%{name}" is the title of the record, "%{parent.name}" a member of the record above it.',
            ),
          ),
          submitLabel: z.optional(textSchema),
          typeToConfirm: z.optional(
            withDescription(
              z.array(fieldRefSchema),
              'Fields whose exact value the user must type to confirm.',
            ),
          ),
          width: z.optional(panelWidthSchema),
          dontAskAgain: z.optional(
            withDescription(
              z.union([z.boolean(), z.literal('device')]),
              'Offers "do not show again": true for this visit, "device" in this browser until the user signs out.',
            ),
          ),
          items: z.optional(
            withDescription(
              z.strictObject({
                recordPath: withDescription(
                  withMark(fieldNameSchema, 'member'),
                  'Path of the list in the record, for example "rooms".',
                ),
                resource: z.optional(
                  withDescription(
                    resourceRefSchema,
                    'Resource whose title the entries are shown with. Default: this resource.',
                  ),
                ),
                text: withDescription(
                  textSchema,
                  'Text above the entries; "%{smart_count}" is their number.',
                ),
              }),
              'Lists the other entries that the action affects, below the question: for example those that are deleted with a record. Shows nothing if the list is empty.',
            ),
          ),
        }),
      ]),
      'Asks for confirmation before the action runs.',
    ),
  ),
  impact: z.optional(impactSchema),
  preconditions: z.optional(
    withDescription(
      z.array(withMark(z.strictObject({ failsWhen: conditionSchema, message: textSchema }), 'inRefusal')),
      'While a condition over the record and `form` holds, shows its message instead of sending.',
    ),
  ),
  call: z.optional(callSchema),
  callVariants: z.optional(
    withDescription(
      z.array(callVariantSchema).check(z.minLength(2)),
      'Alternatives to `call`, if the call depends on the record or on the typed values. The console sends only the first one whose condition holds. The last one has no condition and is the fallback.',
    ),
  ),
  progressText: z.optional(
    withDescription(
      textSchema,
      'Text of a dialog that is open while the call runs and that the user cannot close. Use it for calls that take long, with a `timeout` of their own.',
    ),
  ),
  perRecord: z.optional(
    withDescription(
      z.union([
        z.literal(true),
        z.strictObject({
          concurrency: z.optional(
            withDescription(
              z.number().check(z.int(), z.minimum(1), z.maximum(MAX_AT_ONCE)),
              `Calls that run at the same time, 1 to ${MAX_AT_ONCE}. Default ${DEFAULTS.rowsAtOnce}: one after the other, in the order of selection.`,
            ),
          ),
          name: z.optional(
            withDescription(
              withMark(z.string(), 'title'),
              'Name of each record in the results, as a title: "{room}, {period}" distinguishes two records of one room. Default, also if a part of it is empty: the title.',
            ),
          ),
        }),
      ]),
      'For an action in `bulkActions`: sends one call per selected record, with {name}, conditions and outcomes over that record. A dialog shows progress, a result per record, a stop button, and a retry for the failed ones. The console never resends by itself a call with an unknown outcome. It skips records for which the action is not shown or not enabled, and names them.',
    ),
  ),
  waves: z.optional(
    withDescription(
      wavesSchema,
      'With `perRecord`: sends the calls in waves, follows each record until it is done or has failed, and pauses if too many fail. It continues after a reload. The form may only have `enum` and `boolean` fields, because its values are kept in the browser. Conditions and templates do not know `parent`.',
    ),
  ),
  download: z.optional(
    withDescription(
      withMark(z.string(), 'template'),
      'File name under which the console saves the answer as a file; {name} is replaced.',
    ),
  ),
  dialog: z.optional(
    withDescription(
      withMark(z.string(), 'dialog'),
      'Id of a dialog written in code, which the action opens.',
    ),
  ),
  options: z.optional(
    withDescription(
      withMark(z.record(z.string(), jsonSchema), 'inDialogOptions'),
      'Options of the dialog written in code.',
    ),
  ),
  outcomes: z.optional(outcomesSchema),
  proof: proofSchema,
  undo: z.optional(undoSchema),
  effects: z.optional(effectsSchema),
  settleSeconds: waitSchema,
});
export const actionSchema = withMark(withRule(actionObjectSchema, findActionProblems), 'inAction');
export type ActionInput = z.infer<typeof actionSchema>;
