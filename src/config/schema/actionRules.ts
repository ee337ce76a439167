import { atKey, exactlyOne, keysIn, onlyWith, type RuleProblem } from './rules';

type Members = Readonly<Record<string, unknown>>;

/** What an action does: one of these. */
const deeds = ['link', 'copy', 'opens', 'list', 'dialog', 'reload', 'call', 'calls'] as const;
/** What belongs to a call: how it is asked for, held back, and what follows. */
const ofCall = [
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
export function actionProblems(action: Members): RuleProblem[] {
  const deed = deeds.find((key) => action[key] !== undefined);
  const problems = [
    ...exactlyOne(action, deeds, 'qué hace la acción'),
    ...onlyWith(action, 'dialog', ['options']),
    ...resetProblems(action),
    ...perRowProblems(action),
    ...undoProblems(action),
  ];
  if (deed !== undefined && deed !== 'call' && deed !== 'calls')
    for (const key of keysIn(action, ofCall))
      problems.push(atKey(key, `«${key}» no va junto a «${deed}»: es de una llamada`, allowedWith[deed]));
  if (deed === undefined) problems.push(...onlyWith(action, 'call', ofCall));
  problems.push(...callsProblems(action.calls));
  if ([action.call, ...callsIn(action.calls)].some(deletes) && !asks(action))
    problems.push(atKey('confirm', 'Lo que borra pregunta antes', ['confirm', 'form en drawer o modal']));
  if (action.download !== undefined && [action.call, ...callsIn(action.calls)].some(changes))
    problems.push(
      atKey('download', 'Lo que se guarda como archivo se pide con una lectura', [
        'method: GET',
        'method: POST',
      ]),
    );
  if (action.form !== undefined && keysIn(action, ['confirm']).length > 0)
    problems.push(
      atKey('confirm', 'Una acción con formulario no pregunta además: el formulario ya es la pregunta', [
        'form sin confirm',
        'confirm sin form',
      ]),
    );
  return problems;
}

/** It stands beside the message of a success, on the page of the act. */
function undoProblems(action: Members): RuleProblem[] {
  if (action.undo === undefined) return [];
  const said = [action, ...callsOf(action.calls)].flatMap(({ outcomes }) =>
    Array.isArray(outcomes) ? outcomes.map(membersOf) : [],
  );
  const isSaid = said.some(({ on, success, info }) => on === 'ok' && (success ?? info) !== undefined);
  return [
    ...keysIn(action, ['perRow', 'download']).map((key) =>
      atKey('undo', `«undo» no va junto a «${key}»`, ['una sola llamada que cambia algo']),
    ),
    ...(isSaid
      ? []
      : [
          atKey('undo', 'Se ofrece junto al mensaje de que se ha hecho, y no hay ninguno', [
            'on: ok, success',
          ]),
        ]),
  ];
}

/** What stands for one record or leads away from the results of several. */
function perRowProblems(action: Members): RuleProblem[] {
  if (action.perRow === undefined) return [];
  const single = keysIn(action, ['check', 'waiting', 'download', 'wait']).map((key) =>
    atKey(key, `«${key}» no va junto a «perRow»: es de una sola llamada`, ['perRow']),
  );
  if (membersOf(action.form).load !== undefined)
    single.push(
      atKey('perRow', 'Un formulario que carga un registro («load») no es de varias filas', [
        'form sin load',
      ]),
    );
  return membersOf(action.form).in === 'toolbar'
    ? [...single, atKey('perRow', 'Un campo en la barra de la lista no actúa sobre filas', ['in: modal'])]
    : single;
}

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

const callsOf = (calls: unknown): Members[] => (Array.isArray(calls) ? calls.map(membersOf) : []);

const callsIn = (calls: unknown): unknown[] => callsOf(calls).map(({ call }) => call);

/** One of them is sent whatever holds. */
function callsProblems(calls: unknown): RuleProblem[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((one, at) => {
    const isLast = at === calls.length - 1;
    if ((membersOf(one).when === undefined) === isLast) return [];
    const found = isLast
      ? 'La última llamada vale para todo lo demás: va sin «when»'
      : 'Falta «when»: las llamadas que siguen no se harían nunca';
    return [{ path: ['calls', at, 'when'], found, allowed: ['when en todas menos la última'] }];
  });
}

/** Not by GET, nor by POST, by which files are asked for, too. */
const changes = (call: unknown): boolean =>
  ['PUT', 'PATCH', 'DELETE'].includes(String(membersOf(call).method));

const deletes = (call: unknown): boolean => membersOf(call).method === 'DELETE';

/** Whether something stands between a press and the call. A field among the buttons is sent once it is chosen. */
const asks = ({ confirm, form }: Members): boolean =>
  (confirm !== undefined && confirm !== false) || (form !== undefined && membersOf(form).in !== 'toolbar');

const allowedWith = {
  link: ['link'],
  copy: ['copy'],
  opens: ['opens'],
  list: ['list'],
  dialog: ['dialog', 'options'],
  reload: ['reload'],
} as const;

/** Something new has no id, and what is edited starts with what it is. */
export function otherFormProblems(opens: Members): RuleProblem[] {
  const key = opens.form === 'edit' ? 'with' : 'id';
  return keysIn(opens, [key]).map(() =>
    atKey(key, `«${key}» no hace nada al abrir el formulario «${String(opens.form)}»`, [
      key === 'with' ? 'form: create' : 'form: edit',
    ]),
  );
}

/** The toolbar has room for one field and nothing around it. */
export function askProblems(form: Members): RuleProblem[] {
  if (form.in !== 'toolbar') return [];
  const around = keysIn(form, ['width', 'title', 'text', 'layout', 'onlyWhenValid', 'sendWhen', 'load']).map(
    (key) => atKey(key, `«${key}» no se ve en la barra de la lista`, ['in', 'fields', 'submit']),
  );
  const { fields } = form;
  const count = typeof fields === 'object' && fields !== null ? Object.keys(fields).length : 1;
  return count === 1
    ? around
    : [atKey('fields', 'En la barra de la lista cabe un solo campo', ['un campo']), ...around];
}

/** A form on a page has no panel, and only there an address of its own to start from. */
export function recordFormProblems(form: Members): RuleProblem[] {
  const found =
    form.in === 'page'
      ? { keys: ['width', 'offer'], why: 'en página', allowed: ['drawer', 'modal'] }
      : { keys: ['prefill'], why: 'que no está en página', allowed: ['page'] };
  const misplaced = keysIn(form, found.keys).map((key) =>
    atKey(
      key,
      key === 'offer'
        ? 'Un formulario en página no ofrece nada al terminar'
        : `«${key}» no hace nada en un formulario ${found.why}`,
      found.allowed.map((place) => `in: ${place}`),
    ),
  );
  return [...misplaced, ...resetProblems(form)];
}

/** It leads somewhere, or there is something to take along. */
export const offerProblems = (offer: Members): RuleProblem[] => [
  ...exactlyOne(offer, ['goTo', 'copy'], 'qué se ofrece'),
  ...onlyWith(offer, 'copy', ['missing']),
];

/** Only a form that is the page stays to be filled in again. */
export const resetProblems = (owner: Members): RuleProblem[] =>
  owner.in !== 'page' && Array.isArray(owner.then) && owner.then.includes('reset')
    ? [atKey('then', 'Solo vuelve a empezar («reset») un formulario en página', ['in: page'])]
    : [];

const tones = ['success', 'info', 'warning', 'error'] as const;

/** An outcome says one thing, in one place, or nothing. */
export function outcomeProblems(outcome: Members): RuleProblem[] {
  const [tone, ...more] = keysIn(outcome, tones);
  const twice = more.map((key) =>
    atKey(key, `«${key}» no va junto a «${String(tone)}»: se dice una sola cosa`, [String(tone)]),
  );
  const unsaid =
    outcome.silent === true
      ? keysIn(outcome, [...tones, 'field', 'for', 'stay']).map((key) =>
          atKey(key, `«${key}» no va junto a «silent»: no se dice nada`, ['silent']),
        )
      : [];
  const asked =
    outcome.insist === undefined
      ? []
      : keysIn(outcome, [...tones, 'field', 'for', 'stay', 'silent']).map((key) =>
          atKey(key, `«${key}» no va junto a «insist»: se pregunta`, ['insist']),
        );
  const isFailure = outcome.on !== 'ok' && outcome.on !== 'error';
  const counted =
    outcome.counts === undefined
      ? []
      : [
          ...(isFailure
            ? []
            : [
                atKey('counts', 'Solo cuenta como hecho un fallo con su código', [
                  'on: 404',
                  'on: [404, 410]',
                ]),
              ]),
          ...keysIn(outcome, ['error', 'field', 'stay', 'insist']).map((key) =>
            atKey(key, `«${key}» no va junto a «counts»: lo pedido está hecho`, [
              'success',
              'info',
              'warning',
            ]),
          ),
        ];
  const places = outcome.stay === true ? keysIn(outcome, ['field', 'for']) : [];
  const elsewhere = places.map((key) =>
    atKey(key, `«${key}» no va junto a «stay»: el texto queda sobre el formulario`, ['stay']),
  );
  return [...twice, ...unsaid, ...asked, ...elsewhere, ...counted, ...onlyWith(outcome, 'stay', ['items'])];
}

const contents = ['fields', 'list', 'panel', 'form', 'tab', 'notice', 'blocks', 'tabs'] as const;

/** A tab shows one thing. */
export const tabProblems = (tab: Members): RuleProblem[] => [
  ...exactlyOne(tab, contents, 'el contenido de la pestaña'),
  ...onlyWith(tab, 'tab', ['options']),
];
