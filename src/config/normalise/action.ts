import { DEFAULTS, type FieldDefaults } from '../defaults';
import type { ActionInput } from '../schema/action';
import type { Action, Confirm, Field } from '../types';
import { EVERYBODY, normaliseAccess } from './access';
import { normaliseField, missingField, type AuthoredField } from './field';
import { fieldsOf, formItems } from './form';

const { form: FORM } = DEFAULTS;

export function normaliseAction(
  id: string,
  input: ActionInput,
  resource: string,
  fields: Readonly<Record<string, Field>>,
  defaults: FieldDefaults,
): Action {
  return {
    id,
    resource,
    label: input.label ?? id,
    icon: input.icon ?? null,
    danger: input.danger ?? false,
    primary: input.primary ?? false,
    access: normaliseAccess(input.access),
    enabledFor: input.enabledFor
      ? { access: normaliseAccess(input.enabledFor.access), why: input.enabledFor.why }
      : null,
    visibleWhen: input.visibleWhen ?? null,
    disabledWhen: input.disabledWhen ?? [],
    opens: input.opens ?? null,
    link: input.link ?? null,
    form: input.form ? actionForm(input.form, defaults) : null,
    check: input.check
      ? {
          call: input.check.call,
          error: input.check.error ?? null,
          block: input.check.block.map((block) => ({
            ...block,
            items: block.items ?? null,
            display: block.display ?? '{name}',
            link: block.link ?? null,
          })),
        }
      : null,
    confirm: confirmation(input.confirm, fields),
    refuse: input.refuse ?? [],
    call: input.call ?? null,
    download: input.download ?? null,
    dialog: input.dialog ?? null,
    options: input.options ?? {},
    outcomes: input.outcomes ?? [],
    then: input.then ?? ['reload'],
  };
}

function actionForm(
  form: NonNullable<ActionInput['form']>,
  defaults: FieldDefaults,
): NonNullable<Action['form']> {
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [
      name,
      normaliseField(name, field as AuthoredField, defaults),
    ]),
  );
  const items = formItems(form.layout ?? Object.keys(fields), fields);
  return {
    in: form.in ?? FORM.actionPlace,
    width: form.width ?? FORM.modal,
    title: form.title ?? null,
    text: form.text ?? null,
    items,
    fields: fieldsOf(items),
    submit: form.submit ?? null,
    onlyWhenValid: form.onlyWhenValid ?? false,
  };
}

function confirmation(
  confirm: ActionInput['confirm'],
  fields: Readonly<Record<string, Field>>,
): Confirm | null {
  if (!confirm) return null;
  const asked = confirm === true ? {} : confirm;
  return {
    title: asked.title ?? null,
    text: asked.text ?? null,
    submit: asked.submit ?? null,
    typing: (asked.typing ?? []).map((name) => fields[name] ?? missingField(name)),
    remember: asked.remember ?? false,
  };
}

/** Named but not declared: shown disabled with the reason, so that the rest of the screen works. */
export const missingAction = (id: string, resource: string): Action => ({
  ...normaliseAction(
    id,
    { label: id, disabledWhen: [{ when: { all: [] }, why: 'Esta acción no está declarada.' }] },
    resource,
    {},
    new Map(),
  ),
  access: EVERYBODY,
});
