import { DEFAULTS } from '../defaults';
import type { FormInput } from '../schema/form';
import type {
  Condition,
  OutcomeRules,
  Field,
  FormConfirmation,
  FormItem,
  DialogPlacement,
  RecordForm,
} from '../types';
import { missingField } from './field';
import { normaliseOutcomeRules } from './outcome';

type Fields = Readonly<Record<string, Field>>;

type Width = NonNullable<FormInput['width']>;

/** Minimum width of a dialog in px, for widths declared in percent. */
const MIN_WIDTH_PX = 420;

/** Converts a declared width: px, or a percentage of the window as CSS. */
export const toCssLength = (width: Width): number | string =>
  typeof width === 'number' ? width : `max(${width.replace('%', 'vw')}, ${MIN_WIDTH_PX}px)`;

export const normalisePlacement = (
  kind: DialogPlacement['kind'],
  width: Width | undefined,
): DialogPlacement => ({
  kind,
  width: toCssLength(width ?? DEFAULTS.form[kind]),
});

/** Values that a form takes from its resource. */
export interface FormOwner {
  route: string;
  /** Host of its calls. */
  host: string;
  hasDetail: boolean;
  hasList: boolean;
  /** Seconds that its messages are shown. */
  messageFor: number;
  fields: Fields;
}

export function normaliseForm(form: FormInput, isCreate: boolean, owner: FormOwner): RecordForm {
  const items = normaliseFormItems(form.fields, owner.fields);
  const placement = form.presentation ?? DEFAULTS.form.place;
  const submit = form.submitLabel ?? (isCreate ? 'form.create' : 'form.save');
  return {
    placement: placement === 'page' ? { kind: 'page' } : normalisePlacement(placement, form.width),
    title: form.title ?? null,
    text: form.text ?? null,
    items,
    fields: collectFields(items),
    submitLabel: submit,
    prefill: form.prefill ?? null,
    submitRequiresChanges: form.submitRequiresChanges ?? false,
    submitRequiresValid: form.submitRequiresValid ?? false,
    submitEnabledWhen: form.submitEnabledWhen ?? [],
    loadError: form.loadError ?? DEFAULTS.form.loadError,
    warn: form.warn ?? null,
    confirm: normaliseFormConfirm(form.confirm, submit),
    followUp: form.followUp ? normaliseOffer(form.followUp) : null,
    outcomeRules: normaliseRecordOutcomes(form, isCreate, placement === 'page', owner),
    batch: form.batch ?? null,
  };
}

function normaliseOffer(offer: NonNullable<FormInput['followUp']>): NonNullable<RecordForm['followUp']> {
  const { title, text = null, label, goTo = '', copyText, missingText = null } = offer;
  const texts = { title, text: text ?? null, label };
  return copyText === undefined
    ? { ...texts, kind: 'go', goTo }
    : { ...texts, kind: 'copy', copyText, missingText };
}

/** Normalises the confirmation of a form; `submit` is the label of its submit button. */
export const normaliseFormConfirm = (
  confirm: FormInput['confirm'],
  submit: string,
): FormConfirmation | null =>
  confirm
    ? {
        title: confirm.title,
        text: confirm.text ?? null,
        submitLabel: confirm.submitLabel ?? submit,
        whenChanged: confirm.whenChanged ?? null,
      }
    : null;

/**
 * Normalises the outcomes of a save. By default it shows a message and opens the saved record's detail page or list, else
 * refetches where the form was opened.
 */
export function normaliseRecordOutcomes(
  form: Pick<FormInput, 'outcomes' | 'effects' | 'settleSeconds'> & Partial<Pick<FormInput, 'proof'>>,
  isCreate: boolean,
  isOnPage: boolean,
  { route, host, hasDetail, hasList, messageFor }: FormOwner,
): OutcomeRules {
  const goToRecord = [{ goTo: `/admin/${route}/{result.id}` }];
  const effectsAfterCreate: OutcomeRules['effects'] = hasDetail
    ? goToRecord
    : hasList
      ? ['goToList']
      : ['refetch'];
  const defaultEffects: OutcomeRules['effects'] = isCreate
    ? effectsAfterCreate
    : isOnPage
      ? goToRecord
      : ['refetch'];
  const effects = form.effects?.length === 0 ? undefined : form.effects;
  return normaliseOutcomeRules(
    { outcomes: form.outcomes, effects, settleSeconds: form.settleSeconds, proof: form.proof },
    { successText: isCreate ? 'form.created' : 'form.saved', effects: defaultEffects, messageFor, host },
  );
}

export function normaliseFormItems(items: FormInput['fields'], fields: Fields): FormItem[] {
  const getField = (name: string): Field => fields[name] ?? missingField(name);
  const flatItems = items.map((item, index): FormItem => {
    if (typeof item === 'string') return { kind: 'field', field: getField(item) };
    if ('row' in item) return { kind: 'row', fields: item.row.map(getField), widths: item.widths ?? null };
    if ('alternatives' in item) return normaliseAlternatives(`$mode${index}`, item.alternatives, fields);
    if ('step' in item) return { kind: 'step', text: item.step, items: [] };
    if ('computed' in item) return { kind: 'computed', field: getField(item.computed) };
    return { kind: 'section', text: item.section };
  });
  return groupSteps(flatItems);
}

/** Groups items by step; items before the first step stay ungrouped. */
function groupSteps(items: readonly FormItem[]): FormItem[] {
  const grouped: FormItem[] = [];
  for (const item of items) {
    const last = grouped.at(-1);
    if (last?.kind === 'step' && item.kind !== 'step')
      grouped[grouped.length - 1] = { ...last, items: [...last.items, item] };
    else grouped.push(item);
  }
  return grouped;
}

type AlternativesInput = Extract<FormInput['fields'][number], { alternatives: unknown }>['alternatives'];

/** Normalises alternatives: their fields are fields of the form, visible only in that alternative. */
function normaliseAlternatives(name: string, alternatives: AlternativesInput, fields: Fields): FormItem {
  const items = alternatives.map((alternative) => normaliseFormItems(alternative.fields, fields));
  const limitToAlternatives = (field: Field): Field => {
    const keys = items.flatMap((alternativeItems, index) =>
      collectFields(alternativeItems).some((itemField) => itemField.name === field.name)
        ? [String(index)]
        : [],
    );
    // The first alternative is active if none is selected.
    const isActive: Condition = { field: name, in: keys.includes('0') ? [null, ...keys] : keys };
    return {
      ...field,
      visibleWhen: field.visibleWhen === null ? isActive : { all: [isActive, field.visibleWhen] },
    };
  };
  return {
    kind: 'alternatives',
    name,
    alternatives: alternatives.map(({ label }, index) => ({
      label,
      items: (items[index] ?? []).map((item) => mapItemFields(item, limitToAlternatives)),
    })),
  };
}

function mapItemFields(item: FormItem, mapField: (field: Field) => Field): FormItem {
  if (item.kind === 'field') return { kind: 'field', field: mapField(item.field) };
  return item.kind === 'row' ? { ...item, fields: item.fields.map(mapField) } : item;
}

/** Returns the fields of a form, each once. */
export function collectFields(items: readonly FormItem[]): Field[] {
  const fields = items.flatMap((item): readonly Field[] => {
    if (item.kind === 'field') return [item.field];
    if (item.kind === 'row') return item.fields;
    if (item.kind === 'step') return collectFields(item.items);
    return item.kind === 'alternatives'
      ? item.alternatives.flatMap((alternative) => collectFields(alternative.items))
      : [];
  });
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
