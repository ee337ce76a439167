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
  enabledFor: input.enabledFor ? normaliseEnabledFor(input.enabledFor) : null,
  visibleWhen: input.visibleWhen ?? null,
  disabledWhen: input.disabledWhen ?? [],
  behaviour: normaliseBehaviour(input, label, owner),
});

function normaliseEnabledFor(
  input: NonNullable<ActionInput['enabledFor']>,
): NonNullable<Action['enabledFor']> {
  const { access, why = NO_PERMISSION } =
    typeof input === 'object' && 'access' in input ? input : { access: input };
  return { access: normaliseAccess(access), why };
}

function normaliseBehaviour(input: ActionInput, label: string, owner: ActionOwner): ActionBehaviour {
  if (input.dialog !== undefined) return { kind: 'dialog', id: input.dialog, options: input.options ?? {} };
  if (input.opens) return normaliseOpen(input.opens);
  if (input.list) return normaliseOpenedList(input.list, label, owner.name);
  if (input.link !== undefined) return { kind: 'go', path: input.link };
  if (input.copy !== undefined) return { kind: 'copy', template: input.copy };
  if (input.reload) return { kind: 'reload' };
  const calls = listDeclaredCalls(input);
  if (calls.length === 0) return { kind: 'none' };
  return {
    kind: 'send',
    check: input.check ? normaliseCheck(input.check, owner.host) : null,
    prompt: input.form
      ? normalisePromptForm(input.form, label, owner)
      : normaliseActionConfirmation(input.confirm, label, owner),
    refuse: input.refuse ?? [],
    calls: calls.map(({ when, call, proof }) => ({
      when: when ?? null,
      call: normaliseCall(call, owner.host),
      proof: normaliseProof(proof ?? input.proof, owner.host),
    })),
    waiting: input.waiting ?? null,
    perRow: input.perRow ? normalisePerRow(input.perRow === true ? {} : input.perRow) : null,
    download: input.download ?? null,
    outcomeRules: normaliseOutcomeRules(
      { ...input, outcomes: mergeOutcomes(calls, input.outcomes) },
      { effects: ['reload'], messageFor: owner.messageFor, host: owner.host },
    ),
    undo: input.undo
      ? {
          call: normaliseCall(input.undo.call, owner.host),
          outcomeRules: normaliseOutcomeRules(input.undo, {
            successText: 'undone',
            effects: ['reload'],
            messageFor: owner.messageFor,
            host: owner.host,
          }),
        }
      : null,
  };
}

type PerRow = Exclude<NonNullable<ActionInput['perRow']>, true>;

const normalisePerRow = ({ atOnce, name }: PerRow): SendBehaviour['perRow'] => ({
  atOnce: atOnce ?? DEFAULTS.rowsAtOnce,
  name: name ?? null,
});

type Calls = NonNullable<ActionInput['calls']>;

const listDeclaredCalls = ({ call, calls }: ActionInput): Calls => (call ? [{ call }] : (calls ?? []));

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

function normaliseOpen(opens: NonNullable<ActionInput['opens']>): ActionBehaviour {
  if (typeof opens === 'string') return { kind: 'open', form: opens, target: null };
  const { resource, form, id = DEFAULTS.opensId, with: defaultValues = {}, below } = opens;
  return {
    kind: 'open',
    form,
    target: { resource, id, with: defaultValues, isChildOfRecord: below === 'record' },
  };
}

const normaliseOpenedList = (list: OpenedListInput, label: string, resource: string): ActionBehaviour => ({
  kind: 'list',
  placement: normalisePlacement(list.in ?? DEFAULTS.form.actionPlace, list.width),
  title: list.title ?? label,
  rows: list.resource ?? resource,
});

const normaliseCheck = (
  { call, error, block }: NonNullable<ActionInput['check']>,
  host: string,
): ActionCheck => ({
  call: normaliseCall(call, host),
  error: error ?? null,
  block: block.map((blocker) => ({
    ...blocker,
    items: blocker.items ?? null,
    display: blocker.display ?? DEFAULTS.blockDisplay,
    link: blocker.link ?? null,
    act: blocker.act ?? null,
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
  const placement = form.in ?? DEFAULTS.form.actionPlace;
  return {
    kind: 'form',
    placement:
      placement === 'toolbar'
        ? { kind: 'toolbar', hasButton: form.submit !== undefined }
        : normalisePlacement(placement, form.width),
    title: form.title ?? label,
    text: form.text ?? null,
    items,
    fields: collectFields(items),
    submit: form.submit ?? label,
    onlyWhenChanged: false,
    onlyWhenValid: form.onlyWhenValid ?? false,
    sendWhen: form.sendWhen ?? [],
    load: form.load
      ? {
          call: normaliseCall(form.load.call, host),
          none: form.load.none ?? [],
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
    submit: options.submit ?? label,
    typing: (options.typing ?? []).map((name) => fields[name] ?? missingField(name)),
    remember: options.remember === 'device' ? 'device' : options.remember ? 'visit' : null,
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
    { label: id, disabledWhen: [{ when: { all: [] }, why: 'action_not_declared' }] },
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
