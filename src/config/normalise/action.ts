import { DEFAULTS, type FieldDefaults } from '../defaults';
import type { ActionInput } from '../schema/action';
import type { OpenedListInput } from '../schema/relatedList';
import type { Action, ActionCheck, AskForm, Confirm, Deed, Field, Send } from '../types';
import { EVERYBODY, NO_PERMISSION, normaliseAccess } from './access';
import { normaliseCall, normaliseEndings, proofOf } from './ending';
import { normaliseField, missingField, type AuthoredField } from './field';
import { fieldsOf, formItems, lengthOf, panelOf } from './form';

/** What an action takes from the resource it belongs to. */
export interface ActionOwner {
  name: string;
  /** Host of its calls. */
  host: string;
  fields: Readonly<Record<string, Field>>;
  /** Seconds that its messages stay. */
  messageFor: number;
  /** Options of field types. */
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
  enabledFor: input.enabledFor ? enabledForOf(input.enabledFor) : null,
  visibleWhen: input.visibleWhen ?? null,
  disabledWhen: input.disabledWhen ?? [],
  does: deedOf(input, label, owner),
});

function enabledForOf(input: NonNullable<ActionInput['enabledFor']>): NonNullable<Action['enabledFor']> {
  const { access, why = NO_PERMISSION } =
    typeof input === 'object' && 'access' in input ? input : { access: input };
  return { access: normaliseAccess(access), why };
}

function deedOf(input: ActionInput, label: string, owner: ActionOwner): Deed {
  if (input.dialog !== undefined) return { kind: 'dialog', id: input.dialog, options: input.options ?? {} };
  if (input.opens) return openOf(input.opens);
  if (input.list) return listOf(input.list, label, owner.name);
  if (input.link !== undefined) return { kind: 'go', path: input.link };
  if (input.copy !== undefined) return { kind: 'copy', template: input.copy };
  if (input.reload) return { kind: 'reload' };
  const calls = callsOf(input);
  if (calls.length === 0) return { kind: 'none' };
  return {
    kind: 'send',
    check: input.check ? checkOf(input.check, owner.host) : null,
    ask: input.form ? askForm(input.form, label, owner) : confirmation(input.confirm, label, owner),
    refuse: input.refuse ?? [],
    calls: calls.map(({ when, call, proof }) => ({
      when: when ?? null,
      call: normaliseCall(call, owner.host),
      proof: proofOf(proof ?? input.proof, owner.host),
    })),
    waiting: input.waiting ?? null,
    perRow: input.perRow ? perRowOf(input.perRow === true ? {} : input.perRow) : null,
    download: input.download ?? null,
    end: normaliseEndings(
      { ...input, outcomes: outcomesOf(calls, input.outcomes) },
      { then: ['reload'], messageFor: owner.messageFor, host: owner.host },
    ),
    undo: input.undo
      ? {
          call: normaliseCall(input.undo.call, owner.host),
          end: normaliseEndings(input.undo, {
            ok: 'undone',
            then: ['reload'],
            messageFor: owner.messageFor,
            host: owner.host,
          }),
        }
      : null,
  };
}

type PerRow = Exclude<NonNullable<ActionInput['perRow']>, true>;

const perRowOf = ({ atOnce, name }: PerRow): Send['perRow'] => ({
  atOnce: atOnce ?? DEFAULTS.rowsAtOnce,
  name: name ?? null,
});

type Calls = NonNullable<ActionInput['calls']>;

const callsOf = ({ call, calls }: ActionInput): Calls => (call ? [{ call }] : (calls ?? []));

/** Those of the call that was sent come before those of the action; which one that was is told by its condition. */
function outcomesOf(
  calls: Calls,
  ofAction: ActionInput['outcomes'] = [],
): NonNullable<ActionInput['outcomes']> {
  const own = calls.flatMap(({ when, outcomes = [] }, at) => {
    const before = calls.slice(0, at).flatMap((one) => (one.when ? [{ not: one.when }] : []));
    const isSent = [...before, ...(when ? [when] : [])];
    return outcomes.map((one) => ({ ...one, when: { all: [...isSent, ...(one.when ? [one.when] : [])] } }));
  });
  return [...own, ...ofAction];
}

function openOf(opens: NonNullable<ActionInput['opens']>): Deed {
  if (typeof opens === 'string') return { kind: 'open', form: opens, other: null };
  const { resource, form, id = DEFAULTS.opensId, with: start = {}, below } = opens;
  return {
    kind: 'open',
    form,
    other: { resource, id, with: start, belowRecord: below === 'record' },
  };
}

const listOf = (list: OpenedListInput, label: string, resource: string): Deed => ({
  kind: 'list',
  place: panelOf(list.in ?? DEFAULTS.form.actionPlace, list.width),
  title: list.title ?? label,
  rows: list.resource ?? resource,
});

const checkOf = ({ call, error, block }: NonNullable<ActionInput['check']>, host: string): ActionCheck => ({
  call: normaliseCall(call, host),
  error: error ?? null,
  block: block.map((one) => ({
    ...one,
    items: one.items ?? null,
    display: one.display ?? DEFAULTS.blockDisplay,
    link: one.link ?? null,
    act: one.act ?? null,
  })),
});

function askForm(
  form: NonNullable<ActionInput['form']>,
  label: string,
  { defaults, host }: ActionOwner,
): AskForm {
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [
      name,
      normaliseField(name, field as AuthoredField, defaults),
    ]),
  );
  const items = formItems(form.layout ?? Object.keys(fields), fields);
  const place = form.in ?? DEFAULTS.form.actionPlace;
  return {
    kind: 'form',
    place:
      place === 'toolbar'
        ? { kind: 'toolbar', hasButton: form.submit !== undefined }
        : panelOf(place, form.width),
    title: form.title ?? label,
    text: form.text ?? null,
    items,
    fields: fieldsOf(items),
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

function confirmation(
  confirm: ActionInput['confirm'],
  label: string,
  { name: resource, fields }: ActionOwner,
): Confirm | null {
  if (!confirm) return null;
  const asked = confirm === true ? {} : confirm;
  return {
    kind: 'confirm',
    title: asked.title ?? label,
    text: asked.text ?? null,
    submit: asked.submit ?? label,
    typing: (asked.typing ?? []).map((name) => fields[name] ?? missingField(name)),
    remember: asked.remember === 'device' ? 'device' : asked.remember ? 'visit' : null,
    width: asked.width === undefined ? null : lengthOf(asked.width),
    items: asked.items ? { ...asked.items, resource: asked.items.resource ?? resource } : null,
  };
}

/** Named but not declared: shown disabled with the reason, so that the rest of the screen works. */
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
