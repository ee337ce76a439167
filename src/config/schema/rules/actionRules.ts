import {
  createKeyProblem,
  findNotExactlyOne,
  findPresentKeys,
  findKeysWithout,
  type RuleProblem,
} from './withRule';

type Members = Readonly<Record<string, unknown>>;

/** What an action does: one of these. */
const BEHAVIOUR_KEYS = ['link', 'copy', 'opens', 'list', 'dialog', 'reload', 'call', 'calls'] as const;
/** What belongs to a call: how it is asked for, held back, and what follows. */
const CALL_KEYS = [
  'check',
  'form',
  'confirm',
  'refuse',
  'waiting',
  'perRow',
  'download',
  'outcomes',
  'proof',
  'undo',
  'then',
  'wait',
] as const;

/** An action does one thing: what belongs to another one would be ignored, so it is refused. */
export function findActionProblems(action: Members): RuleProblem[] {
  const behaviourKey = BEHAVIOUR_KEYS.find((key) => action[key] !== undefined);
  const problems = [
    ...findNotExactlyOne(action, BEHAVIOUR_KEYS, 'qué hace la acción'),
    ...findKeysWithout(action, 'dialog', ['options']),
    ...findResetProblems(action),
    ...findPerRowProblems(action),
    ...findUndoProblems(action),
  ];
  if (behaviourKey !== undefined && behaviourKey !== 'call' && behaviourKey !== 'calls')
    for (const key of findPresentKeys(action, CALL_KEYS))
      problems.push(
        createKeyProblem(
          key,
          `«${key}» no va junto a «${behaviourKey}»: es de una llamada`,
          ALLOWED_KEYS[behaviourKey],
        ),
      );
  if (behaviourKey === undefined) problems.push(...findKeysWithout(action, 'call', CALL_KEYS));
  problems.push(...findCallsProblems(action.calls));
  if ([action.call, ...listCalls(action.calls)].some(isDeletion) && !asksFirst(action))
    problems.push(
      createKeyProblem('confirm', 'Lo que borra pregunta antes', ['confirm', 'form en drawer o modal']),
    );
  if (action.download !== undefined && [action.call, ...listCalls(action.calls)].some(isMutation))
    problems.push(
      createKeyProblem('download', 'Lo que se guarda como archivo se pide con una lectura', [
        'method: GET',
        'method: POST',
      ]),
    );
  if (action.form !== undefined && findPresentKeys(action, ['confirm']).length > 0)
    problems.push(
      createKeyProblem(
        'confirm',
        'Una acción con formulario no pregunta además: el formulario ya es la pregunta',
        ['form sin confirm', 'confirm sin form'],
      ),
    );
  return problems;
}

/** It stands beside the message of a success, on the page of the act. */
function findUndoProblems(action: Members): RuleProblem[] {
  if (action.undo === undefined) return [];
  const outcomes = [action, ...toCallEntries(action.calls)].flatMap(({ outcomes }) =>
    Array.isArray(outcomes) ? outcomes.map(toMembers) : [],
  );
  const hasSuccessMessage = outcomes.some(
    ({ on, success, info }) => on === 'ok' && (success ?? info) !== undefined,
  );
  return [
    ...findPresentKeys(action, ['perRow', 'download']).map((key) =>
      createKeyProblem('undo', `«undo» no va junto a «${key}»`, ['una sola llamada que cambia algo']),
    ),
    ...(hasSuccessMessage
      ? []
      : [
          createKeyProblem('undo', 'Se ofrece junto al mensaje de que se ha hecho, y no hay ninguno', [
            'on: ok, success',
          ]),
        ]),
  ];
}

/** What stands for one record or leads away from the results of several. */
function findPerRowProblems(action: Members): RuleProblem[] {
  if (action.perRow === undefined) return [];
  const singleCallProblems = findPresentKeys(action, ['check', 'waiting', 'download', 'wait']).map((key) =>
    createKeyProblem(key, `«${key}» no va junto a «perRow»: es de una sola llamada`, ['perRow']),
  );
  if (toMembers(action.form).load !== undefined)
    singleCallProblems.push(
      createKeyProblem('perRow', 'Un formulario que carga un registro («load») no es de varias filas', [
        'form sin load',
      ]),
    );
  return toMembers(action.form).in === 'toolbar'
    ? [
        ...singleCallProblems,
        createKeyProblem('perRow', 'Un campo en la barra de la lista no actúa sobre filas', ['in: modal']),
      ]
    : singleCallProblems;
}

const toMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

const toCallEntries = (calls: unknown): Members[] => (Array.isArray(calls) ? calls.map(toMembers) : []);

const listCalls = (calls: unknown): unknown[] => toCallEntries(calls).map(({ call }) => call);

/** One of them is sent whatever holds. */
function findCallsProblems(calls: unknown): RuleProblem[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((callVariant, index) => {
    const isLast = index === calls.length - 1;
    if ((toMembers(callVariant).when === undefined) === isLast) return [];
    const found = isLast
      ? 'La última llamada vale para todo lo demás: va sin «when»'
      : 'Falta «when»: las llamadas que siguen no se harían nunca';
    return [{ path: ['calls', index, 'when'], found, allowed: ['when en todas menos la última'] }];
  });
}

/** Not by GET, nor by POST, by which files are asked for, too. */
const isMutation = (call: unknown): boolean =>
  ['PUT', 'PATCH', 'DELETE'].includes(String(toMembers(call).method));

const isDeletion = (call: unknown): boolean => toMembers(call).method === 'DELETE';

/** Whether something stands between a press and the call. A field among the buttons is sent once it is chosen. */
const asksFirst = ({ confirm, form }: Members): boolean =>
  (confirm !== undefined && confirm !== false) || (form !== undefined && toMembers(form).in !== 'toolbar');

const ALLOWED_KEYS = {
  link: ['link'],
  copy: ['copy'],
  opens: ['opens'],
  list: ['list'],
  dialog: ['dialog', 'options'],
  reload: ['reload'],
} as const;

/** Something new has no id, and what is edited starts with what it is. */
export function findOtherFormProblems(opens: Members): RuleProblem[] {
  const key = opens.form === 'edit' ? 'with' : 'id';
  return findPresentKeys(opens, [key]).map(() =>
    createKeyProblem(key, `«${key}» no hace nada al abrir el formulario «${String(opens.form)}»`, [
      key === 'with' ? 'form: create' : 'form: edit',
    ]),
  );
}

/** The toolbar has room for one field and nothing around it. */
export function findPromptFormProblems(form: Members): RuleProblem[] {
  if (form.in !== 'toolbar') return [];
  const misplacedProblems = findPresentKeys(form, [
    'width',
    'title',
    'text',
    'layout',
    'onlyWhenValid',
    'sendWhen',
    'load',
  ]).map((key) =>
    createKeyProblem(key, `«${key}» no se ve en la barra de la lista`, ['in', 'fields', 'submit']),
  );
  const { fields } = form;
  const count = typeof fields === 'object' && fields !== null ? Object.keys(fields).length : 1;
  return count === 1
    ? misplacedProblems
    : [
        createKeyProblem('fields', 'En la barra de la lista cabe un solo campo', ['un campo']),
        ...misplacedProblems,
      ];
}

/** A form on a page has no panel, and only there an address of its own to start from. */
export function findRecordFormProblems(form: Members): RuleProblem[] {
  const found =
    form.in === 'page'
      ? { keys: ['width', 'offer'], why: 'en página', allowed: ['drawer', 'modal'] }
      : { keys: ['prefill'], why: 'que no está en página', allowed: ['page'] };
  const presentationProblems = findPresentKeys(form, found.keys).map((key) =>
    createKeyProblem(
      key,
      key === 'offer'
        ? 'Un formulario en página no ofrece nada al terminar'
        : `«${key}» no hace nada en un formulario ${found.why}`,
      found.allowed.map((presentation) => `in: ${presentation}`),
    ),
  );
  return [...presentationProblems, ...findResetProblems(form)];
}

/** It leads somewhere, or there is something to take along. */
export const findOfferProblems = (offer: Members): RuleProblem[] => [
  ...findNotExactlyOne(offer, ['goTo', 'copy'], 'qué se ofrece'),
  ...findKeysWithout(offer, 'copy', ['missing']),
];

/** Only a form that is the page stays to be filled in again. */
export const findResetProblems = (owner: Members): RuleProblem[] =>
  owner.in !== 'page' && Array.isArray(owner.then) && owner.then.includes('reset')
    ? [createKeyProblem('then', 'Solo vuelve a empezar («reset») un formulario en página', ['in: page'])]
    : [];

const TONE_KEYS = ['success', 'info', 'warning', 'error'] as const;

/** An outcome says one thing, in one place, or nothing. */
export function findOutcomeProblems(outcome: Members): RuleProblem[] {
  const [tone, ...otherTones] = findPresentKeys(outcome, TONE_KEYS);
  const duplicateProblems = otherTones.map((key) =>
    createKeyProblem(key, `«${key}» no va junto a «${String(tone)}»: se dice una sola cosa`, [String(tone)]),
  );
  const silentProblems =
    outcome.silent === true
      ? findPresentKeys(outcome, [...TONE_KEYS, 'field', 'for', 'stay']).map((key) =>
          createKeyProblem(key, `«${key}» no va junto a «silent»: no se dice nada`, ['silent']),
        )
      : [];
  const retryProblems =
    outcome.insist === undefined
      ? []
      : findPresentKeys(outcome, [...TONE_KEYS, 'field', 'for', 'stay', 'silent']).map((key) =>
          createKeyProblem(key, `«${key}» no va junto a «insist»: se pregunta`, ['insist']),
        );
  const isStatusCode = outcome.on !== 'ok' && outcome.on !== 'error';
  const countsProblems =
    outcome.counts === undefined
      ? []
      : [
          ...(isStatusCode
            ? []
            : [
                createKeyProblem('counts', 'Solo cuenta como hecho un fallo con su código', [
                  'on: 404',
                  'on: [404, 410]',
                ]),
              ]),
          ...findPresentKeys(outcome, ['error', 'field', 'stay', 'insist']).map((key) =>
            createKeyProblem(key, `«${key}» no va junto a «counts»: lo pedido está hecho`, [
              'success',
              'info',
              'warning',
            ]),
          ),
        ];
  const misplacedKeys = outcome.stay === true ? findPresentKeys(outcome, ['field', 'for']) : [];
  const stayProblems = misplacedKeys.map((key) =>
    createKeyProblem(key, `«${key}» no va junto a «stay»: el texto queda sobre el formulario`, ['stay']),
  );
  return [
    ...duplicateProblems,
    ...silentProblems,
    ...retryProblems,
    ...stayProblems,
    ...countsProblems,
    ...findKeysWithout(outcome, 'stay', ['items']),
  ];
}

const CONTENT_KEYS = ['fields', 'list', 'panel', 'form', 'tab', 'notice', 'blocks', 'tabs'] as const;

/** A tab shows one thing. */
export const findTabProblems = (tab: Members): RuleProblem[] => [
  ...findNotExactlyOne(tab, CONTENT_KEYS, 'el contenido de la pestaña'),
  ...findKeysWithout(tab, 'tab', ['options']),
];
