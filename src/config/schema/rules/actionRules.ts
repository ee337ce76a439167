import {
  createKeyProblem,
  findNotExactlyOne,
  findPresentKeys,
  findKeysWithout,
  type RuleProblem,
} from './withRule';

type Members = Readonly<Record<string, unknown>>;

/** Effects of an action, of which it has exactly one. */
const BEHAVIOUR_KEYS = [
  'link',
  'copyText',
  'openForm',
  'openList',
  'dialog',
  'refetch',
  'call',
  'callVariants',
] as const;
/** Keys that only apply to a call: before it, around it and after it. */
const CALL_KEYS = [
  'check',
  'form',
  'confirm',
  'impact',
  'preconditions',
  'progressText',
  'perRecord',
  'waves',
  'download',
  'outcomes',
  'proof',
  'undo',
  'effects',
  'settleSeconds',
] as const;

/** Finds keys that do not apply to the effect of the action. They would be ignored, so the check rejects them. */
export function findActionProblems(action: Members): RuleProblem[] {
  const behaviourKey = BEHAVIOUR_KEYS.find((key) => action[key] !== undefined);
  const problems = [
    ...findNotExactlyOne(action, BEHAVIOUR_KEYS, 'The effect of the action'),
    ...findKeysWithout(action, 'dialog', ['options']),
    ...findResetProblems(action),
    ...findPerRowProblems(action),
    ...findWavesProblems(action),
    ...findUndoProblems(action),
  ];
  if (behaviourKey !== undefined && behaviourKey !== 'call' && behaviourKey !== 'callVariants')
    for (const key of findPresentKeys(action, CALL_KEYS))
      problems.push(
        createKeyProblem(
          key,
          `"${key}" does not go with "${behaviourKey}": it belongs to a call`,
          ALLOWED_KEYS[behaviourKey],
        ),
      );
  if (behaviourKey === undefined) problems.push(...findKeysWithout(action, 'call', CALL_KEYS));
  problems.push(...findCallsProblems(action.callVariants));
  if ([action.call, ...listCalls(action.callVariants)].some(isDeletion) && !asksFirst(action))
    problems.push(
      createKeyProblem('confirm', 'An action that deletes asks first', [
        'confirm',
        'form in drawer or modal',
      ]),
    );
  if (action.impact !== undefined && !asksFirst(action))
    problems.push(
      createKeyProblem('impact', 'An action shows "impact" in its question, and it asks none', [
        'confirm',
        'form in drawer or modal',
      ]),
    );
  if (action.download !== undefined && [action.call, ...listCalls(action.callVariants)].some(isMutation))
    problems.push(
      createKeyProblem('download', 'A call whose response is saved as a file only reads', [
        'method: GET',
        'method: POST',
      ]),
    );
  if (action.form !== undefined && findPresentKeys(action, ['confirm']).length > 0)
    problems.push(
      createKeyProblem('confirm', 'An action with a form has no "confirm": the form is the question', [
        'form without confirm',
        'confirm without form',
      ]),
    );
  return problems;
}

/** Finds an `undo` that could not be shown: it is a button in the success message, on the page of the action. */
function findUndoProblems(action: Members): RuleProblem[] {
  if (action.undo === undefined) return [];
  const outcomes = [action, ...toCallEntries(action.callVariants)].flatMap(({ outcomes }) =>
    Array.isArray(outcomes) ? outcomes.map(toMembers) : [],
  );
  const hasSuccessMessage = outcomes.some(
    ({ on, success, info }) => on === 'success' && (success ?? info) !== undefined,
  );
  return [
    ...findPresentKeys(action, ['perRecord', 'download']).map((key) =>
      createKeyProblem('undo', `"undo" does not go with "${key}"`, ['one call that changes something']),
    ),
    ...(hasSuccessMessage
      ? []
      : [
          createKeyProblem('undo', '"undo" is a button in the success message, and there is none', [
            'on: success, success',
          ]),
        ]),
  ];
}

/** Finds keys that do not go with `perRecord`: those of a single call, a form that loads a record, and a toolbar form. */
function findPerRowProblems(action: Members): RuleProblem[] {
  if (action.perRecord === undefined) return [];
  const singleCallProblems = findPresentKeys(action, [
    'check',
    'progressText',
    'download',
    'settleSeconds',
  ]).map((key) =>
    createKeyProblem(key, `"${key}" does not go with "perRecord": it belongs to a single call`, [
      'perRecord',
    ]),
  );
  if (toMembers(action.form).load !== undefined)
    singleCallProblems.push(
      createKeyProblem('perRecord', 'A form that loads a record ("load") is not for several rows', [
        'form without load',
      ]),
    );
  return toMembers(action.form).presentation === 'toolbar'
    ? [
        ...singleCallProblems,
        createKeyProblem('perRecord', 'A field in the toolbar of the list does not act on rows', [
          'presentation: modal',
        ]),
      ]
    : singleCallProblems;
}

/** Types of the fields whose values may be stored in the browser: none of them is typed. */
const STORABLE_TYPES: readonly unknown[] = ['enum', 'boolean'];

/** Finds waves without a call per record, and fields of their form whose values may not be stored. */
function findWavesProblems(action: Members): RuleProblem[] {
  if (action.waves === undefined) return [];
  const typedField = Object.entries(toMembers(toMembers(action.form).fields)).find(
    ([, field]) => !STORABLE_TYPES.includes(toMembers(field).type) || toMembers(field).multiple === true,
  );
  return [
    ...findKeysWithout(action, 'perRecord', ['waves']),
    ...(typedField
      ? [
          createKeyProblem(
            'waves',
            `The field "${typedField[0]}" of the form is typed or has several values, and "waves" stores the values in the browser`,
            ['fields of type enum with one value, or boolean'],
          ),
        ]
      : []),
  ];
}

const toMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

const toCallEntries = (calls: unknown): Members[] => (Array.isArray(calls) ? calls.map(toMembers) : []);

const listCalls = (calls: unknown): unknown[] => toCallEntries(calls).map(({ call }) => call);

/** Finds a last call with `when`, and any other without: the last one is the fallback. */
function findCallsProblems(calls: unknown): RuleProblem[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((callVariant, index) => {
    const isLast = index === calls.length - 1;
    if ((toMembers(callVariant).when === undefined) === isLast) return [];
    const found = isLast
      ? 'The last call is for all other cases: it has no "when"'
      : '"when" is missing: the calls after this one would never be sent';
    return [{ path: ['callVariants', index, 'when'], found, allowed: ['when in all but the last'] }];
  });
}

/** True for PUT, PATCH and DELETE. Not for POST, because hosts also use it to request files. */
const isMutation = (call: unknown): boolean =>
  ['PUT', 'PATCH', 'DELETE'].includes(String(toMembers(call).method));

const isDeletion = (call: unknown): boolean => toMembers(call).method === 'DELETE';

/** True if a dialog opens between the click and the call. A toolbar field is sent as soon as a value is chosen. */
const asksFirst = ({ confirm, form }: Members): boolean =>
  (confirm !== undefined && confirm !== false) ||
  (form !== undefined && toMembers(form).presentation !== 'toolbar');

const ALLOWED_KEYS = {
  link: ['link'],
  copyText: ['copyText'],
  openForm: ['openForm'],
  openList: ['openList'],
  dialog: ['dialog', 'options'],
  refetch: ['refetch'],
} as const;

/** Finds `id` for a create form, which has no id, and `defaultValues` for an edit form, which starts with the record. */
export function findOtherFormProblems(openForm: Members): RuleProblem[] {
  const key = openForm.form === 'edit' ? 'defaultValues' : 'id';
  return findPresentKeys(openForm, [key]).map(() =>
    createKeyProblem(
      key,
      `"${key}" has no effect when the action opens the form "${String(openForm.form)}"`,
      [key === 'defaultValues' ? 'form: create' : 'form: edit'],
    ),
  );
}

/** Finds keys that a toolbar form cannot have: it shows one field only. */
export function findPromptFormProblems(form: Members): RuleProblem[] {
  if (form.presentation !== 'toolbar') return [];
  const misplacedProblems = findPresentKeys(form, [
    'width',
    'title',
    'text',
    'layout',
    'submitRequiresValid',
    'submitEnabledWhen',
    'load',
  ]).map((key) =>
    createKeyProblem(key, `"${key}" is not visible in the toolbar of the list`, [
      'presentation',
      'fields',
      'submitLabel',
    ]),
  );
  const { fields } = form;
  const count = typeof fields === 'object' && fields !== null ? Object.keys(fields).length : 1;
  return count === 1
    ? misplacedProblems
    : [
        createKeyProblem('fields', 'The toolbar of the list has room for one field', ['one field']),
        ...misplacedProblems,
      ];
}

/** Finds keys that do not fit the place of a form: `width` and `followUp` on a page, `prefill` elsewhere (only a page has a URL). */
export function findRecordFormProblems(form: Members): RuleProblem[] {
  const found =
    form.presentation === 'page'
      ? { keys: ['width', 'followUp'], place: 'on a page', allowed: ['drawer', 'modal'] }
      : { keys: ['prefill', 'batch'], place: 'that is not on a page', allowed: ['page'] };
  const presentationProblems = findPresentKeys(form, found.keys).map((key) =>
    createKeyProblem(
      key,
      key === 'followUp'
        ? 'A form on a page offers no follow-up'
        : `"${key}" has no effect in a form ${found.place}`,
      found.allowed.map((presentation) => `presentation: ${presentation}`),
    ),
  );
  return [...presentationProblems, ...findResetProblems(form)];
}

/** Returns a problem for a row of a form with more or fewer widths than fields. */
export function findRowWidthProblems({ row, widths }: Members): RuleProblem[] {
  if (!Array.isArray(row) || !Array.isArray(widths) || row.length === widths.length) return [];
  return [
    {
      path: ['widths'],
      found: `"widths" has ${widths.length} numbers for ${row.length} fields`,
      allowed: [`${row.length} numbers, one per field`],
    },
  ];
}

/** Finds scanned fields that are not in the form, and refusals and checks that can refuse nothing. */
export function findScanBatchProblems(form: Members): RuleProblem[] {
  const { scan, checks } = toMembers(form.batch);
  const names = listNames(form.fields);
  const fieldProblems = (Array.isArray(scan) ? scan : []).flatMap((name: unknown, index): RuleProblem[] =>
    typeof name !== 'string' || names.includes(name)
      ? []
      : [
          {
            path: ['batch', 'scan', String(index)],
            found: `"${name}" is not in the form, so its code would not be sent`,
            allowed: names,
          },
        ],
  );
  const checkProblems = (Array.isArray(checks) ? checks : []).flatMap((check: unknown, index) => {
    const { notFound, refuse } = toMembers(check);
    const path = ['batch', 'checks', String(index)];
    if (notFound === undefined && refuse === undefined)
      return [{ path, found: 'This check refuses nothing', allowed: ['notFound', 'refuse'] }];
    return (Array.isArray(refuse) ? refuse : []).flatMap((refusal: unknown, refusalIndex) =>
      findPresentKeys(toMembers(refusal), ['has', 'lacks']).length > 0
        ? []
        : [
            {
              path: [...path, 'refuse', String(refusalIndex)],
              found: 'The members of the answer are missing: "has" or "lacks"',
              allowed: ['has', 'lacks'],
            },
          ],
    );
  });
  return [...fieldProblems, ...checkProblems];
}

/** Returns the names of the fields in the items of a form. */
const listNames = (items: unknown): string[] =>
  (Array.isArray(items) ? items : []).flatMap((item: unknown): string[] => {
    if (typeof item === 'string') return [item];
    const { row, alternatives } = toMembers(item);
    const alternativeItems = Array.isArray(alternatives) ? alternatives : [];
    return [
      ...listNames(row),
      ...alternativeItems.flatMap((mode: unknown) => listNames(toMembers(mode).fields)),
    ];
  });

/** Finds a follow-up without exactly one of `goTo` and `copyText`, and `missingText` without `copyText`. */
export const findFollowUpProblems = (followUp: Members): RuleProblem[] => [
  ...findNotExactlyOne(followUp, ['goTo', 'copyText'], 'The offer of the follow-up'),
  ...findKeysWithout(followUp, 'copyText', ['missingText']),
];

/** Finds `resetForm` in a form that is not on a page: only a page form stays open after a success. */
export const findResetProblems = (owner: Members): RuleProblem[] =>
  owner.presentation !== 'page' && Array.isArray(owner.effects) && owner.effects.includes('resetForm')
    ? [
        createKeyProblem('effects', 'Only a form on a page starts again ("resetForm")', [
          'presentation: page',
        ]),
      ]
    : [];

const TONE_KEYS = ['success', 'info', 'warning', 'error'] as const;
/** Keys that say how a text is shown. */
const TEXT_KEYS = ['field', 'durationSeconds', 'keepFormOpen'] as const;

/** Codes of the console itself, for a call without a response. */
const OWN_CODES = [800, 801];

/** Finds statuses that no response has. */
const findStatusProblems = (on: unknown): RuleProblem[] =>
  [on].flat().flatMap((status, index): RuleProblem[] => {
    const isPossible =
      typeof status !== 'number' ||
      OWN_CODES.includes(status) ||
      (Number.isInteger(status) && status >= 100 && status <= 599);
    return isPossible
      ? []
      : [
          {
            path: Array.isArray(on) ? ['on', index] : ['on'],
            found: `No response has the status ${String(status)}`,
            allowed: ['from 100 to 599', ...OWN_CODES.map(String), 'success', 'error'],
          },
        ];
  });

/** Finds contradictory keys of an outcome: it shows one message in one place, or none. */
export function findOutcomeProblems(outcome: Members): RuleProblem[] {
  const [tone, ...otherTones] = findPresentKeys(outcome, TONE_KEYS);
  const duplicateProblems = otherTones.map((key) =>
    createKeyProblem(key, `"${key}" does not go with "${String(tone)}": an outcome shows one message`, [
      String(tone),
    ]),
  );
  const silentProblems =
    outcome.logOnly === true
      ? findPresentKeys(outcome, [...TONE_KEYS, 'field', 'durationSeconds', 'keepFormOpen']).map((key) =>
          createKeyProblem(key, `"${key}" does not go with "logOnly": the outcome shows nothing`, [
            'logOnly',
          ]),
        )
      : [];
  const retryProblems =
    outcome.retryWith === undefined
      ? []
      : findPresentKeys(outcome, [...TONE_KEYS, 'field', 'durationSeconds', 'keepFormOpen', 'logOnly']).map(
          (key) =>
            createKeyProblem(key, `"${key}" does not go with "retryWith": the outcome shows a question`, [
              'retryWith',
            ]),
        );
  const isStatusCode = outcome.on !== 'success' && outcome.on !== 'error';
  const countsProblems =
    outcome.treatAs === undefined
      ? []
      : [
          ...(isStatusCode
            ? []
            : [
                createKeyProblem('treatAs', 'Only a failure with its status counts as done', [
                  'on: 404',
                  'on: [404, 410]',
                ]),
              ]),
          ...findPresentKeys(outcome, ['error', 'field', 'keepFormOpen', 'retryWith']).map((key) =>
            createKeyProblem(key, `"${key}" does not go with "treatAs": the request is done`, [
              'success',
              'info',
              'warning',
            ]),
          ),
        ];
  const misplacedKeys =
    outcome.keepFormOpen === true ? findPresentKeys(outcome, ['field', 'durationSeconds']) : [];
  const stayProblems = misplacedKeys.map((key) =>
    createKeyProblem(key, `"${key}" does not go with "keepFormOpen": the text stays above the form`, [
      'keepFormOpen',
    ]),
  );
  return [
    ...findStatusProblems(outcome.on),
    ...duplicateProblems,
    ...silentProblems,
    ...retryProblems,
    ...stayProblems,
    ...countsProblems,
    ...(tone === undefined && outcome.logOnly !== true && outcome.retryWith === undefined
      ? findPresentKeys(outcome, TEXT_KEYS).map((key) =>
          createKeyProblem(key, `"${key}" has no effect without a text`, [...TONE_KEYS]),
        )
      : []),
    ...findKeysWithout(outcome, 'keepFormOpen', ['items']),
  ];
}

const CONTENT_KEYS = ['fields', 'list', 'masterDetail', 'form', 'tab', 'notice', 'blocks', 'tabs'] as const;

/** Finds a tab without exactly one content, and `options` without `tab`. A tab in code may have the list that it shows. */
export const findTabProblems = (tab: Members): RuleProblem[] => [
  ...findNotExactlyOne(
    tab,
    tab.tab === undefined ? CONTENT_KEYS : CONTENT_KEYS.filter((key) => key !== 'list'),
    'The content of the tab',
  ),
  ...findKeysWithout(tab, 'tab', ['options']),
];
