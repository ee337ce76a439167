import { DEFAULTS } from '../defaults';
import type { FormInput } from '../schema/form';
import type { Condition, Endings, Field, FormConfirm, FormItem, Panel, RecordForm } from '../types';
import { normaliseEndings } from './ending';
import { missingField } from './field';

type Fields = Readonly<Record<string, Field>>;

type Width = NonNullable<FormInput['width']>;

/** px under which a panel cannot be worked in, however narrow a part of the window was declared. */
const LEAST = 420;

/** A declared width: px, or a part of the window in CSS. */
export const lengthOf = (width: Width): number | string =>
  typeof width === 'number' ? width : `max(${width.replace('%', 'vw')}, ${LEAST}px)`;

export const panelOf = (kind: Panel['kind'], width: Width | undefined): Panel => ({
  kind,
  width: lengthOf(width ?? DEFAULTS.form[kind]),
});

/** What a form takes from the resource it belongs to. */
export interface FormOwner {
  route: string;
  /** Host of its calls. */
  host: string;
  hasDetail: boolean;
  hasList: boolean;
  /** Seconds that its messages stay. */
  messageFor: number;
  fields: Fields;
}

export function normaliseForm(form: FormInput, isNew: boolean, owner: FormOwner): RecordForm {
  const items = formItems(form.fields, owner.fields);
  const place = form.in ?? DEFAULTS.form.place;
  const submit = form.submit ?? (isNew ? 'form.create' : 'form.save');
  return {
    place: place === 'page' ? { kind: 'page' } : panelOf(place, form.width),
    title: form.title ?? null,
    text: form.text ?? null,
    items,
    fields: fieldsOf(items),
    submit,
    prefill: form.prefill ?? null,
    onlyWhenChanged: form.onlyWhenChanged ?? false,
    onlyWhenValid: form.onlyWhenValid ?? false,
    sendWhen: form.sendWhen ?? [],
    loadError: form.loadError ?? DEFAULTS.form.loadError,
    warn: form.warn ?? null,
    confirm: confirmOf(form.confirm, submit),
    offer: form.offer ? offerOf(form.offer) : null,
    end: recordEndings(form, isNew, place === 'page', owner),
  };
}

function offerOf(offer: NonNullable<FormInput['offer']>): NonNullable<RecordForm['offer']> {
  const { title, text = null, label, goTo = '', copy, missing = null } = offer;
  const said = { title, text: text ?? null, label };
  return copy === undefined ? { ...said, kind: 'go', goTo } : { ...said, kind: 'copy', copy, missing };
}

/** Fills the question of a form; `submit` is the label of its main button. */
export const confirmOf = (confirm: FormInput['confirm'], submit: string): FormConfirm | null =>
  confirm
    ? {
        title: confirm.title,
        text: confirm.text ?? null,
        submit: confirm.submit ?? submit,
        whenChanged: confirm.whenChanged ?? null,
      }
    : null;

/** A save is said, and leads to what was saved: to its detail or its list, else back to where the form was opened. */
export function recordEndings(
  form: Pick<FormInput, 'outcomes' | 'then' | 'wait'> & Partial<Pick<FormInput, 'proof'>>,
  isNew: boolean,
  onPage: boolean,
  { route, host, hasDetail, hasList, messageFor }: FormOwner,
): Endings {
  const detail = [{ goTo: `/admin/${route}/{result.id}` }];
  const ofNew: Endings['then'] = hasDetail ? detail : hasList ? ['list'] : ['reload'];
  const usual: Endings['then'] = isNew ? ofNew : onPage ? detail : ['reload'];
  const then = form.then?.length === 0 ? undefined : form.then;
  return normaliseEndings(
    { outcomes: form.outcomes, then, wait: form.wait, proof: form.proof },
    { ok: isNew ? 'form.created' : 'form.saved', then: usual, messageFor, host },
  );
}

export function formItems(items: FormInput['fields'], fields: Fields): FormItem[] {
  const named = (name: string): Field => fields[name] ?? missingField(name);
  const all = items.map((item, at): FormItem => {
    if (typeof item === 'string') return { kind: 'field', field: named(item) };
    if ('row' in item) return { kind: 'row', fields: item.row.map(named) };
    if ('modes' in item) return modesItem(`$mode${at}`, item.modes, fields);
    if ('step' in item) return { kind: 'step', text: item.step, items: [] };
    if ('show' in item) return { kind: 'show', field: named(item.show) };
    return { kind: 'section', text: item.section };
  });
  return inSteps(all);
}

/** Each step with the items that follow it; what stands before the first one stays outside. */
function inSteps(items: readonly FormItem[]): FormItem[] {
  const found: FormItem[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.kind === 'step' && item.kind !== 'step')
      found[found.length - 1] = { ...last, items: [...last.items, item] };
    else found.push(item);
  }
  return found;
}

type Modes = Extract<FormInput['fields'][number], { modes: unknown }>['modes'];

/** The fields of a mode are those of the form, visible in that mode alone. */
function modesItem(name: string, modes: Modes, fields: Fields): FormItem {
  const items = modes.map((mode) => formItems(mode.fields, fields));
  const inModes = (field: Field): Field => {
    const keys = items.flatMap((own, at) =>
      fieldsOf(own).some((one) => one.name === field.name) ? [String(at)] : [],
    );
    // Before one was chosen it is the first.
    const isShown: Condition = { field: name, in: keys.includes('0') ? [null, ...keys] : keys };
    return {
      ...field,
      visibleWhen: field.visibleWhen === null ? isShown : { all: [isShown, field.visibleWhen] },
    };
  };
  return {
    kind: 'modes',
    name,
    modes: modes.map(({ label }, at) => ({
      label,
      items: (items[at] ?? []).map((item) => mapped(item, inModes)),
    })),
  };
}

function mapped(item: FormItem, change: (field: Field) => Field): FormItem {
  if (item.kind === 'field') return { kind: 'field', field: change(item.field) };
  return item.kind === 'row' ? { kind: 'row', fields: item.fields.map(change) } : item;
}

/** The fields of a form, each once. */
export function fieldsOf(items: readonly FormItem[]): Field[] {
  const all = items.flatMap((item): readonly Field[] => {
    if (item.kind === 'field') return [item.field];
    if (item.kind === 'row') return item.fields;
    if (item.kind === 'step') return fieldsOf(item.items);
    return item.kind === 'modes' ? item.modes.flatMap((mode) => fieldsOf(mode.items)) : [];
  });
  return [...new Map(all.map((field) => [field.name, field])).values()];
}
