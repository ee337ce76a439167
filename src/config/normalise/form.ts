import { DEFAULTS } from '../defaults';
import type { FormInput } from '../schema/form';
import type { Endings, Field, FormItem, Panel, RecordForm } from '../types';
import { normaliseEndings } from './ending';
import { missingField } from './field';

type Fields = Readonly<Record<string, Field>>;

export const panelOf = (kind: Panel['kind'], width: number | undefined): Panel => ({
  kind,
  width: width ?? DEFAULTS.form[kind],
});

/** What a form takes from the resource it belongs to. */
export interface FormOwner {
  route: string;
  hasDetail: boolean;
  hasList: boolean;
  /** Seconds that its messages stay. */
  messageFor: number;
  fields: Fields;
}

export function normaliseForm(form: FormInput, isNew: boolean, owner: FormOwner): RecordForm {
  const items = formItems(form.fields, owner.fields);
  const place = form.in ?? DEFAULTS.form.place;
  return {
    place: place === 'page' ? { kind: 'page' } : panelOf(place, form.width),
    title: form.title ?? null,
    items,
    fields: fieldsOf(items),
    submit: form.submit ?? (isNew ? 'form.create' : 'form.save'),
    prefill: form.prefill ?? null,
    onlyWhenChanged: form.onlyWhenChanged ?? false,
    onlyWhenValid: false,
    loadError: form.loadError ?? 'form.load_error',
    warn: form.warn ?? null,
    offer: form.offer ? { ...form.offer, text: form.offer.text ?? null } : null,
    end: recordEndings(form, isNew, place === 'page', owner),
  };
}

/** A save is said, and leads to what was saved: to its detail or its list, else back to where the form was opened. */
export function recordEndings(
  form: Pick<FormInput, 'outcomes' | 'then'>,
  isNew: boolean,
  onPage: boolean,
  { route, hasDetail, hasList, messageFor }: FormOwner,
): Endings {
  const detail = [{ goTo: `/admin/${route}/{result.id}` }];
  const ofNew: Endings['then'] = hasDetail ? detail : hasList ? ['list'] : ['reload'];
  const usual: Endings['then'] = isNew ? ofNew : onPage ? detail : ['reload'];
  const then = form.then?.length === 0 ? undefined : form.then;
  return normaliseEndings(
    { outcomes: form.outcomes, then },
    { ok: isNew ? 'form.created' : 'form.saved', then: usual, messageFor },
  );
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
