import { DEFAULTS } from '../defaults';
import type { FormInput } from '../schema/form';
import type { Field, Form, FormItem } from '../types';
import { missingField } from './field';

type Fields = Readonly<Record<string, Field>>;
const { form: FORM } = DEFAULTS;

export function normaliseForm(form: FormInput, fields: Fields): Form {
  const items = formItems(form.fields, fields);
  const place = form.in ?? FORM.place;
  return {
    in: place,
    width: form.width ?? (place === 'modal' ? FORM.modal : FORM.drawer),
    title: form.title ?? null,
    items,
    fields: fieldsOf(items),
    submit: form.submit ?? null,
    prefill: form.prefill ?? null,
    onlyWhenChanged: form.onlyWhenChanged ?? false,
    loadError: form.loadError ?? null,
    outcomes: form.outcomes ?? [],
    then: form.then ?? [],
    warn: form.warn ?? null,
    offer: form.offer ? { ...form.offer, text: form.offer.text ?? null } : null,
  };
}

export function formItems(items: FormInput['fields'], fields: Fields): FormItem[] {
  const named = (name: string): Field => fields[name] ?? missingField(name);
  return items.map((item): FormItem => {
    if (typeof item === 'string') return { kind: 'field', field: named(item) };
    if ('row' in item) return { kind: 'row', fields: item.row.map(named) };
    return { kind: 'section', text: item.section };
  });
}

export const fieldsOf = (items: readonly FormItem[]): Field[] =>
  items.flatMap((item) =>
    item.kind === 'field' ? [item.field] : item.kind === 'row' ? [...item.fields] : [],
  );
