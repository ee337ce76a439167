import { DEFAULTS, type FieldDefaults } from '../defaults';
import type { ActionInput } from '../schema/action';
import type { OpenedListInput } from '../schema/list/relatedList';
import type {
  Action,
  ActionCheck,
  PromptForm,
  ActionConfirmation,
  ActionBehaviour,
  Field,
  FormParent,
  SendBehaviour,
} from '../types';
import { EVERYBODY, NO_PERMISSION, normaliseAccess } from './access';
import { normaliseCall, normaliseOutcomeRules, normaliseProof } from './outcome';
import { normaliseField, missingField, type AuthoredField } from './field';
import { collectFields, normaliseFormItems, toCssLength, normalisePlacement } from './form';

/** Values that an action takes from its resource. */
export interface ActionOwner {
  name: string;
  /** Host of its calls. */
  host: string;
  fields: Readonly<Record<string, Field>>;
  /** Seconds that its messages are shown. */
  messageFor: number;
  /** Default options of the field types. */
  defaults: FieldDefaults;
}

export const normaliseAction = (
  id: string,
  { label = id, ...input }: ActionInput,
  owner: ActionOwner,
): Action => ({
  id,
  resource: owner.name,
  label,
  icon: input.icon ?? null,
  danger: input.danger ?? false,
  primary: input.primary ?? false,
  access: normaliseAccess(input.access),
  requires: input.requires ? normaliseEnabledFor(input.requires) : null,
  visibleWhen: input.visibleWhen ?? null,
  disabledWhen: input.disabledWhen ?? [],
  behaviour: normaliseBehaviour(input, label, owner),
});

function normaliseEnabledFor(input: NonNullable<ActionInput['requires']>): NonNullable<Action['requires']> {
  const { access, reason = NO_PERMISSION } =
    typeof input === 'object' && 'access' in input ? input : { access: input };
  return { access: normaliseAccess(access), reason };
}

function normaliseBehaviour(input: ActionInput, label: string, owner: ActionOwner): ActionBehaviour {
  if (input.dialog !== undefined) return { kind: 'dialog', id: input.dialog, options: input.options ?? {} };
  if (input.openForm) return normaliseOpenForm(input.openForm);
  if (input.openList) return normaliseOpenedList(input.openList, label, owner.name);
  if (input.link !== undefined) return { kind: 'go', path: input.link };
  if (input.copyText !== undefined) return { kind: 'copy', template: input.copyText };
  if (input.refetch) return { kind: 'refetch' };
  const calls = listDeclaredCalls(input);
  if (calls.length === 0) return { kind: 'none' };
  return {
    kind: 'send',
    check: input.check ? normaliseCheck(input.check, owner.host) : null,
    prompt: input.form
      ? normalisePromptForm(input.form, label, owner)
      : normaliseActionConfirmation(input.confirm, label, owner),
    impact: input.impact ?? null,
    preconditions: input.preconditions ?? [],
    callVariants: calls.map(({ when, call, proof }) => ({
      when: when ?? null,
      call: normaliseCall(call, owner.host),
      proof: normaliseProof(proof ?? input.proof, owner.host),
    })),
    progressText: input.progressText ?? null,
    perRecord: input.perRecord ? normalisePerRow(input.perRecord === true ? {} : input.perRecord) : null,
    waves: input.waves ?? null,
    download: input.download ?? null,
    outcomeRules: normaliseOutcomeRules(
      { ...input, outcomes: mergeOutcomes(calls, input.outcomes) },
      { effects: ['refetch'], messageFor: owner.messageFor, host: owner.host },
    ),
    undo: input.undo
      ? {
          call: normaliseCall(input.undo.call, owner.host),
          outcomeRules: normaliseOutcomeRules(input.undo, {
            successText: 'undone',
            effects: ['refetch'],
            messageFor: owner.messageFor,
            host: owner.host,
          }),
        }
      : null,
  };
}

type PerRow = Exclude<NonNullable<ActionInput['perRecord']>, true>;

const normalisePerRow = ({ concurrency, name }: PerRow): SendBehaviour['perRecord'] => ({
  concurrency: concurrency ?? DEFAULTS.rowsAtOnce,
  name: name ?? null,
});

type Calls = NonNullable<ActionInput['callVariants']>;

const listDeclaredCalls = ({ call, callVariants }: ActionInput): Calls =>
  call ? [{ call }] : (callVariants ?? []);

/**
 * Merges the outcomes of the calls before those of the action. Each gets the condition under which its call is the one sent.
 */
function mergeOutcomes(
  calls: Calls,
  actionOutcomes: ActionInput['outcomes'] = [],
): NonNullable<ActionInput['outcomes']> {
  const callOutcomes = calls.flatMap(({ when, outcomes = [] }, index) => {
    const earlierConditions = calls
      .slice(0, index)
      .flatMap((earlierCall) => (earlierCall.when ? [{ not: earlierCall.when }] : []));
    const conditions = [...earlierConditions, ...(when ? [when] : [])];
    return outcomes.map((outcome) => ({
      ...outcome,
      when: { all: [...conditions, ...(outcome.when ? [outcome.when] : [])] },
    }));
  });
  return [...callOutcomes, ...actionOutcomes];
}

function normaliseOpenForm(openForm: NonNullable<ActionInput['openForm']>): ActionBehaviour {
  if (typeof openForm === 'string') return { kind: 'open', form: openForm, target: null };
  const { resource, form, id = DEFAULTS.openFormId, defaultValues = {}, parent } = openForm;
  return {
    kind: 'open',
    form,
    target: {
      resource,
      id,
      defaultValues,
      parent: parent === undefined ? null : normaliseFormParent(parent),
    },
  };
}

const normaliseFormParent = (
  parent: 'record' | { member: string; id: string | readonly string[] },
): FormParent =>
  parent === 'record'
    ? { member: null, ids: [] }
    : { member: parent.member, ids: typeof parent.id === 'string' ? [parent.id] : parent.id };

const normaliseOpenedList = (list: OpenedListInput, label: string, resource: string): ActionBehaviour => ({
  kind: 'list',
  placement: normalisePlacement(list.presentation ?? DEFAULTS.form.actionPlace, list.width),
  title: list.title ?? label,
  rows: list.resource ?? resource,
});

const normaliseCheck = (
  { call, error, blockedWhen }: NonNullable<ActionInput['check']>,
  host: string,
): ActionCheck => ({
  call: normaliseCall(call, host),
  error: error ?? null,
  blockedWhen: blockedWhen.map((blocker) => ({
    ...blocker,
    items: blocker.items ?? null,
    display: blocker.display ?? DEFAULTS.blockDisplay,
    link: blocker.link ?? null,
    resolveAction: blocker.resolveAction ?? null,
  })),
});

function normalisePromptForm(
  form: NonNullable<ActionInput['form']>,
  label: string,
  { defaults, host }: ActionOwner,
): PromptForm {
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [
      name,
      normaliseField(name, field as AuthoredField, defaults),
    ]),
  );
  const items = normaliseFormItems(form.layout ?? Object.keys(fields), fields);
  const placement = form.presentation ?? DEFAULTS.form.actionPlace;
  return {
    kind: 'form',
    placement:
      placement === 'toolbar'
        ? { kind: 'toolbar', hasButton: form.submitLabel !== undefined }
        : normalisePlacement(placement, form.width),
    title: form.title ?? label,
    text: form.text ?? null,
    items,
    fields: collectFields(items),
    submitLabel: form.submitLabel ?? label,
    submitRequiresChanges: false,
    submitRequiresValid: form.submitRequiresValid ?? false,
    submitEnabledWhen: form.submitEnabledWhen ?? [],
    load: form.load
      ? {
          call: normaliseCall(form.load.call, host),
          notFoundStatuses: form.load.notFoundStatuses ?? [],
          error: form.load.error ?? DEFAULTS.form.loadError,
        }
      : null,
  };
}

function normaliseActionConfirmation(
  confirm: ActionInput['confirm'],
  label: string,
  { name: resource, fields }: ActionOwner,
): ActionConfirmation | null {
  if (!confirm) return null;
  const options = confirm === true ? {} : confirm;
  return {
    kind: 'confirm',
    title: options.title ?? label,
    text: options.text ?? null,
    submitLabel: options.submitLabel ?? label,
    typeToConfirm: (options.typeToConfirm ?? []).map((name) => fields[name] ?? missingField(name)),
    dontAskAgain: options.dontAskAgain === 'device' ? 'device' : options.dontAskAgain ? 'visit' : null,
    width: options.width === undefined ? null : toCssLength(options.width),
    items: options.items ? { ...options.items, resource: options.items.resource ?? resource } : null,
  };
}

/**
 * Returns an action that is named but not declared: shown disabled with the reason, so that the rest of the screen works.
 */
export const missingAction = (id: string, resource: string): Action => ({
  ...normaliseAction(
    id,
    { label: id, disabledWhen: [{ when: { all: [] }, reason: 'action_not_declared' }] },
    {
      name: resource,
      host: '',
      fields: {},
      defaults: new Map(),
      messageFor: DEFAULTS.messageFor,
    },
  ),
  access: EVERYBODY,
});
