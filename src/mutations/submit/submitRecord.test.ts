import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import { normaliseOutcome } from '../../config/normalise/outcome';
import type { OutcomeInput } from '../../config/schema/common';
import { createField } from '../../fields/core/createField';
import { toFormValues } from '../../fields/core/convert';
import { formTexts } from '../../i18n/messages/form';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { mutationTexts } from '../texts';
import type { DeclaredMutation, SubmittedForm, Values } from './declaredMutation';
import { submitRecord, type SubmitHost } from './submitRecord';
import type { SubmitQuestion } from './submitQuestion';

const resource = getDeclaredResource(
  declareResources({
    name: 'stays',
    label: { one: 'estancia', many: 'Estancias' },
    recordRepresentation: 'name',
    api: { getList: { path: '/stays' } },
    fields: { name: { type: 'text' } },
  }),
  'stays',
);
const fields = [
  createField('name', { type: 'text' }),
  createField('floor', { type: 'text' }),
  createField('secret', { type: 'text', visibleWhen: { field: 'name', equals: 'Suite' } }),
];
const RECORD: RaRecord = { id: 's1', name: 'Norte', floor: 7 };

/** Steps in the order in which they ran. */
let steps: string[] = [];
/** Answers to questions by kind; a question without an answer fails the test. */
let answers: { confirm?: boolean; force?: boolean; conflict?: ReadonlySet<string> | undefined } = {};
let questions: SubmitQuestion[] = [];
let isUnmounted = false;

function answer(question: SubmitQuestion): void {
  questions.push(question);
  steps.push(`ask ${question.kind}`);
  if (!(question.kind in answers)) throw new Error(`No answer to ${question.kind}`);
  if (question.kind === 'conflict') question.answer(answers.conflict);
  else question.answer(answers[question.kind] === true);
}

const host: SubmitHost = {
  ask: (buildQuestion) => new Promise((resolve) => answer(buildQuestion(resolve))),
  t: (text) => text,
  knownValues: { current: {} },
  isUnmounted: () => isUnmounted,
  setSending: (isSending) => void steps.push(isSending ? 'sending' : 'sent'),
  setFormAlert: (formAlert) => void (formAlert && steps.push(`alert ${formAlert.text}`)),
  notifyOutcome: ({ outcome }) => {
    steps.push('text' in outcome ? `notify ${outcome.text}` : `notify ${outcome.kind}`);
    return outcome.kind === 'field' ? { [outcome.field]: outcome.text } : {};
  },
  notifyMessages: (messages) => void steps.push(`notify ${Object.values(messages).join()}`),
  notifyUnknownOutcome: () => void steps.push('notify unknown'),
  markSaved: () => void steps.push('saved'),
  close: (mutation, scope) => {
    steps.push('close');
    mutation.onDone(scope);
  },
  runEffects: async (_, effects) => void (effects.length > 0 && steps.push(`effects ${effects.join()}`)),
};

/** Requests as they were sent: their values and options. */
let requests: { form: Values; bodyOverrides: unknown; omittedFields: unknown }[] = [];
const describeMutation = (
  outcomes: readonly OutcomeInput[],
  responses: readonly (Values | ApiError)[],
  own: Partial<DeclaredMutation> = {},
): DeclaredMutation => {
  const pending = [...responses];
  return {
    resource,
    scope: { id: 's1' },
    list: undefined,
    outcomes: outcomes.map(normaliseOutcome),
    effects: ['refetch', 'goToList'],
    fields,
    send: async (_, form, { bodyOverrides, omittedFields }) => {
      steps.push('request');
      requests.push({ form, bodyOverrides, omittedFields });
      const response = pending.shift();
      if (response instanceof ApiError) throw response;
      return { status: 200, result: response ?? {} };
    },
    onDone: vi.fn<(scope: Values) => void>(),
    ...own,
  };
};
const describeForm = (own: Partial<SubmittedForm> = {}): SubmittedForm => {
  const initialValues = toFormValues(fields, RECORD, false);
  return {
    fields,
    record: RECORD,
    scope: RECORD,
    recordValues: initialValues,
    initialValues,
    warn: null,
    confirm: null,
    canAccess: () => true,
    ...own,
  };
};
const typed = (values: Values): Values => ({ ...toFormValues(fields, RECORD, false), ...values });
const SUCCESS: OutcomeInput[] = [{ on: 'success', success: 'Guardado' }];
const refusal = (code: number, ...pointers: string[]) =>
  new ApiError(code, { errors: pointers.map((pointer) => ({ source: { pointer }, detail: 'No vale' })) });

beforeEach(() => {
  steps = [];
  answers = {};
  questions = [];
  requests = [];
  isUnmounted = false;
  host.knownValues.current = {};
});

describe('the order of a submit', () => {
  it('is: read again, send, forget the draft, close, notify, run the effects', async () => {
    const fetchLatestRecord = async () => {
      steps.push('read');
      return RECORD;
    };
    const mutation = describeMutation(SUCCESS, [{ id: 's1' }], { fetchLatestRecord });
    const values = typed({ name: 'Sur' });
    expect(await submitRecord({ mutation, form: describeForm(), values }, host)).toEqual({ kind: 'done' });
    expect(steps).toEqual([
      'read',
      'sending',
      'request',
      'sent',
      'saved',
      'close',
      'notify Guardado',
      'effects refetch,goToList',
    ]);
    expect(host.knownValues.current).toEqual(values);
  });

  it('starts with the request where there is no form', async () => {
    const mutation = describeMutation(SUCCESS, [{}]);
    await submitRecord({ mutation, form: undefined, values: { minutes: 5 } }, host);
    expect(steps.slice(0, 2)).toEqual(['sending', 'request']);
    expect(requests).toEqual([{ form: { minutes: 5 }, bodyOverrides: undefined, omittedFields: [] }]);
  });

  it('ends with the values where each record has a call of its own', async () => {
    const mutation = describeMutation(SUCCESS, [], { send: null });
    await submitRecord({ mutation, form: describeForm(), values: typed({ name: 'Sur' }) }, host);
    expect(steps).toEqual(['sending', 'sent', 'saved', 'close']);
    const scope = { id: 's1', form: { name: 'Sur', floor: 7, secret: null } };
    expect(mutation.onDone).toHaveBeenCalledWith(scope);
  });

  it('sends an untouched value as the host wrote it, and names a field that the record lacks', async () => {
    const form = describeForm({ scope: { name: 'Suite' } });
    await submitRecord(
      { mutation: describeMutation(SUCCESS, [{}]), form, values: typed({ name: 'Suite' }) },
      host,
    );
    expect(requests[0]).toMatchObject({ form: { name: 'Suite', floor: 7 }, omittedFields: ['secret'] });
  });
});

describe('nothing is sent', () => {
  const submit = async (form: Partial<SubmittedForm>, own: Partial<DeclaredMutation> = {}) => {
    const mutation = describeMutation(SUCCESS, [], own);
    return submitRecord({ mutation, form: describeForm(form), values: typed({ name: 'X1' }) }, host);
  };

  it('while a rule of the form warns about a value [ASSET-33]', async () => {
    const warn = { title: 'Revisa', rules: [{ field: 'name', pattern: '^[^Q]', text: 'No empieza por Q' }] };
    expect(await submit({ warn })).toEqual({ kind: 'warned', warnings: ['No empieza por Q'] });
    expect(steps).toEqual([]);
  });

  it('where the user takes back the confirmation', async () => {
    answers = { confirm: false };
    const confirm = { title: '¿Seguro?', text: null, submitLabel: 'Sí', whenChanged: ['name'] };
    expect(await submit({ confirm })).toEqual({ kind: 'cancelled' });
    expect(steps).toEqual(['ask confirm']);
  });

  it('where a value cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = createField('file', { type: 'file' });
    const gone = new File(['x'], 'plan.pdf');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new Error('gone'));
    const values = { file: gone };
    const mutation = describeMutation(SUCCESS, []);
    const form = describeForm({ fields: [file], record: undefined });
    const result = await submitRecord({ mutation, form, values }, host);
    expect(result).toMatchObject({ kind: 'refused', fieldErrors: {}, problems: [formTexts.unreadable] });
    expect(steps).toEqual([]);
  });

  it('while a precondition fails', async () => {
    const preconditions = [{ failsWhen: { field: 'form.name', equals: 'X1' }, message: 'Aún no' }];
    expect(await submit({}, { preconditions })).toMatchObject({ kind: 'refused', isFinished: false });
    expect(steps).toEqual(['sending', 'notify Aún no', 'sent']);
  });

  it('where a check finds a problem; it shows above the form', async () => {
    const check = async () => 'Ya lo tiene otro';
    expect(await submit({}, { check })).toMatchObject({ kind: 'refused', problems: ['Ya lo tiene otro'] });
    expect(requests).toEqual([]);
  });
});

describe('the confirmation of a form', () => {
  it('is not a question while no field that it names has changed', async () => {
    const confirm = { title: '¿Seguro?', text: null, submitLabel: 'Sí', whenChanged: ['name'] };
    const mutation = describeMutation(SUCCESS, [{}]);
    await submitRecord({ mutation, form: describeForm({ confirm }), values: typed({ floor: '8' }) }, host);
    expect(questions).toEqual([]);
    expect(requests).toHaveLength(1);
  });
});

describe('an edit conflict', () => {
  const OTHER = { ...RECORD, name: 'Este', floor: 9 };
  const submit = (
    own: Partial<SubmittedForm> = {},
    latest: RaRecord | Error = OTHER,
    response: Values | ApiError = {},
  ) => {
    const fetchLatestRecord = () =>
      latest instanceof Error ? Promise.reject(latest) : Promise.resolve(latest);
    const mutation = describeMutation(SUCCESS, [response], { fetchLatestRecord });
    return submitRecord({ mutation, form: describeForm(own), values: typed({ name: 'Sur' }) }, host);
  };

  it('is a question by field; the answer is sent over the record as it is now', async () => {
    answers = { conflict: new Set(['floor']) };
    expect(await submit()).toEqual({ kind: 'done' });
    expect(questions).toMatchObject([
      {
        kind: 'conflict',
        record: OTHER,
        conflicts: [
          { mine: 'Sur', theirs: 'Este', isTyped: true },
          { theirs: 9, isTyped: false },
        ],
      },
    ]);
    expect(requests).toMatchObject([{ form: { name: 'Sur', floor: 9 } }]);
  });

  it('is not a question again after a failure: the user has seen the value', async () => {
    answers = { conflict: new Set() };
    expect(await submit({}, OTHER, refusal(500))).toMatchObject({ kind: 'refused' });
    expect(await submit()).toEqual({ kind: 'done' });
    expect(questions).toHaveLength(1);
  });

  it('sends nothing where the user goes back to the form', async () => {
    answers = { conflict: undefined };
    expect(await submit()).toEqual({ kind: 'cancelled' });
    expect(requests).toEqual([]);
  });

  it('takes the value of a field that the user cannot change, without a question', async () => {
    expect(await submit({ canAccess: () => false })).toEqual({ kind: 'done' });
    expect(requests).toMatchObject([{ form: { name: 'Este', floor: 9 } }]);
  });

  it('cannot be excluded where the record cannot be read, and is a question then', async () => {
    answers = { conflict: new Set() };
    expect(await submit({}, new Error('offline'))).toEqual({ kind: 'done' });
    expect(questions).toMatchObject([{ kind: 'conflict', conflicts: [], record: undefined }]);
    expect(requests).toMatchObject([{ form: { name: 'Sur', floor: 7 } }]);
  });
});

describe('a refusal that can be forced', () => {
  const message = { title: 'Ocupada', submitLabel: 'Guardar', body: { force_save_mode: true } };
  const OUTCOMES: OutcomeInput[] = [{ on: 226, retryWith: message }, ...SUCCESS];
  const submit = () => {
    const mutation = describeMutation(OUTCOMES, [refusal(226), {}]);
    return submitRecord({ mutation, form: describeForm(), values: typed({ name: 'Sur' }) }, host);
  };

  it('is sent again with the flag, all else unchanged [HOTEL-22]', async () => {
    answers = { force: true };
    expect(await submit()).toEqual({ kind: 'done' });
    const form = { name: 'Sur', floor: 7, secret: null };
    expect(requests).toMatchObject([
      { form, bodyOverrides: undefined },
      { form, bodyOverrides: { force_save_mode: true } },
    ]);
  });

  it('returns to the form where the user cancels [HOTEL-22]', async () => {
    answers = { force: false };
    expect(await submit()).toMatchObject({ kind: 'refused', fieldErrors: {}, problems: [] });
    expect(requests).toHaveLength(1);
    expect(steps).not.toContain('close');
  });

  it('is a failure like others where no dialog can ask any more', async () => {
    isUnmounted = true;
    expect(await submit()).toMatchObject({ kind: 'refused' });
    expect(questions).toEqual([]);
    expect(steps).toContain('notify general');
  });
});

describe('a failure', () => {
  const submit = (
    error: ApiError,
    outcomes: readonly OutcomeInput[] = [],
    own: Partial<DeclaredMutation> = {},
  ) =>
    submitRecord(
      {
        mutation: describeMutation(outcomes, [error], own),
        form: describeForm(),
        values: typed({ name: 'Sur' }),
      },
      host,
    );

  it('shows at its fields; one of a hidden field shows above the form [HTTP-08]', async () => {
    const result = await submit(refusal(422, '/data/name', '/data/secret', '/data/else'));
    expect(result).toEqual({
      kind: 'refused',
      isFinished: false,
      fieldErrors: { name: 'No vale' },
      problems: ['No vale', 'No vale'],
    });
    expect(steps).not.toContain('saved');
  });

  it('runs its own effects, and is then finished', async () => {
    const outcomes: OutcomeInput[] = [{ on: 409, error: 'Ya no existe', effects: ['goToList'] }];
    expect(await submit(refusal(409), outcomes)).toMatchObject({ kind: 'refused', isFinished: true });
    expect(steps).toEqual(['sending', 'request', 'notify Ya no existe', 'effects goToList', 'sent']);
  });

  it('shows above the form where that is declared, and as a message where there is no room', async () => {
    const outcomes: OutcomeInput[] = [{ on: 'error', error: 'No se ha podido', keepFormOpen: true }];
    await submit(refusal(500), outcomes);
    expect(steps).toContain('alert No se ha podido');
    steps = [];
    await submit(refusal(500), outcomes, { hasNoAlertArea: true });
    expect(steps).not.toContain('alert No se ha podido');
    expect(steps).toContain('notify No se ha podido');
  });

  it('becomes messages where its form has gone, and refetches instead of navigating', async () => {
    isUnmounted = true;
    const outcomes: OutcomeInput[] = [{ on: 'error', error: 'No', effects: ['goToList'] }];
    await submit(refusal(422, '/data/name'), outcomes);
    expect(steps).toEqual(['sending', 'request', 'notify No', 'notify No vale', 'effects refetch', 'sent']);
  });

  it('is reported to its owner with the values that were refused', async () => {
    const onRefused = vi.fn<(form: Values) => void>();
    await submit(refusal(500), [], { onRefused, buildForm: ({ name }) => ({ title: name }) });
    expect(onRefused).toHaveBeenCalledWith({ title: 'Sur' });
  });
});

describe('a success', () => {
  it('that keeps the form open refetches and closes nothing [PASSET-11]', async () => {
    const outcomes: OutcomeInput[] = [{ on: 'success', error: 'Algunos no', keepFormOpen: true }];
    const mutation = describeMutation(outcomes, [{ failed: [1] }]);
    const result = await submitRecord({ mutation, form: describeForm(), values: typed({}) }, host);
    expect(result).toMatchObject({ kind: 'refused', isFinished: false });
    expect(steps).toEqual([
      'sending',
      'request',
      'alert Algunos no',
      'notify Algunos no',
      'effects refetch',
      'sent',
    ]);
  });

  it('that keeps the form open runs its own effects', async () => {
    const outcomes: OutcomeInput[] = [
      { on: 'success', warning: 'Algunos no', keepFormOpen: true, effects: ['clearSelection'] },
    ];
    await submitRecord(
      { mutation: describeMutation(outcomes, [{}]), form: describeForm(), values: typed({}) },
      host,
    );
    expect(steps).toContain('effects clearSelection');
  });

  it.each<[string, OutcomeInput, object]>([
    ['an error', { on: 'success', error: 'Ocupada' }, { fieldErrors: {}, problems: [] }],
    [
      'an error at a field',
      { on: 200, error: 'Ocupada', field: 'name' },
      { fieldErrors: { name: 'Ocupada' }, problems: [] },
    ],
  ])(
    'that the declaration calls %s is a refusal: the form and its draft stay',
    async (_, outcome, places) => {
      const onlyRefused: OutcomeInput = { ...outcome, when: { field: 'result.ok', equals: false } };
      const mutation = describeMutation([onlyRefused, ...SUCCESS], [{ ok: false }, { ok: true }]);
      const submission = { mutation, form: describeForm(), values: typed({ name: 'Sur' }) };
      expect(await submitRecord(submission, host)).toEqual({ kind: 'refused', isFinished: false, ...places });
      expect(steps).toEqual(['sending', 'request', 'notify Ocupada', 'sent']);
      expect(await submitRecord(submission, host)).toEqual({ kind: 'done' });
    },
  );

  it('of which the host has only accepted the request leads to no record that does not exist yet', async () => {
    const effects = [{ goTo: '/admin/stays/{result.id}' }, { goTo: '/admin/stays/{id}' }];
    const send = async () => ({ status: 202, isPending: true, result: { id: '' } });
    const runEffects = vi.fn<SubmitHost['runEffects']>(async () => undefined);
    const mutation = describeMutation(SUCCESS, [], { send, effects });
    await submitRecord({ mutation, form: undefined, values: {} }, { ...host, runEffects });
    expect(steps).toContain(`notify ${mutationTexts.pending}`);
    expect(runEffects.mock.calls[0]?.[1]).toEqual(['refetch', effects[1]]);
  });

  it('whose form has gone refetches and navigates nowhere', async () => {
    isUnmounted = true;
    await submitRecord(
      { mutation: describeMutation(SUCCESS, [{}]), form: describeForm(), values: typed({}) },
      host,
    );
    expect(steps.at(-1)).toBe('effects refetch');
  });

  it('can be undone while its page is mounted', async () => {
    const undo = vi.fn<(scope: Values, recordNames: readonly string[]) => void>();
    const notifyOutcome = vi.fn<SubmitHost['notifyOutcome']>(() => ({}));
    const mutation = describeMutation(SUCCESS, [{}], { undo, getRecordNames: () => ['Norte'] });
    await submitRecord({ mutation, form: undefined, values: {} }, { ...host, notifyOutcome });
    notifyOutcome.mock.calls[0]?.[1]?.undo?.();
    expect(undo).toHaveBeenCalledWith({ id: 's1', form: {}, result: {} }, ['Norte']);
    isUnmounted = true;
    await submitRecord({ mutation, form: undefined, values: {} }, { ...host, notifyOutcome });
    expect(notifyOutcome.mock.calls[1]?.[1]?.undo).toBeUndefined();
  });
});

describe('an unknown outcome', () => {
  const submit = () =>
    submitRecord(
      { mutation: describeMutation(SUCCESS, [new ApiError(801)]), form: describeForm(), values: typed({}) },
      host,
    );

  it('keeps the input and its draft, and closes nothing', async () => {
    expect(await submit()).toMatchObject({ kind: 'unknown', scope: { form: { name: 'Norte' } } });
    expect(steps).toEqual(['sending', 'request', 'sent']);
  });

  it('is a message where its form has gone', async () => {
    isUnmounted = true;
    await submit();
    expect(steps).toContain('notify unknown');
  });
});
