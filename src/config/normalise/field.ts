import type { CommonFieldInput } from '../schema/field';
import type { Field } from '../types';
import { normaliseAccess } from './access';

export type AuthoredField = CommonFieldInput & { type: string } & Record<string, unknown>;

const commonKeys = new Set([
  'type',
  'label',
  'source',
  'write',
  'empty',
  'emptyWhen',
  'tip',
  'help',
  'placeholder',
  'required',
  'requiredWhen',
  'requiredText',
  'readOnly',
  'visibleWhen',
  'disabledWhen',
  'default',
  'access',
  'sortable',
  'sortBy',
  'filterBy',
  'call',
]);

/** Fills every default of a field; the keys its type alone knows go to `options`. */
export function normaliseField(name: string, input: AuthoredField): Field {
  const source = input.source ?? name;
  return {
    name,
    type: input.type,
    label: input.label ?? humanise(name),
    source,
    write: input.write ?? source,
    empty: input.empty ?? '—',
    emptyWhen: input.emptyWhen ?? [],
    tip: input.tip ?? null,
    help: input.help ?? null,
    placeholder: input.placeholder ?? null,
    required: input.required ?? false,
    requiredWhen: input.requiredWhen ?? null,
    requiredText: input.requiredText ?? 'field_required',
    readOnly: input.readOnly ?? false,
    visibleWhen: input.visibleWhen ?? null,
    disabledWhen: input.disabledWhen ?? [],
    default: input.default,
    access: normaliseAccess(input.access),
    sortable: input.sortable ?? false,
    sortBy: input.sortBy ?? name,
    filterBy: input.filterBy ?? name,
    call: input.call
      ? {
          path: input.call.path,
          query: input.call.query ?? {},
          read: input.call.read,
          error: input.call.error ?? 'load_error',
          errorFor: input.call.errorFor ?? 3,
        }
      : null,
    options: Object.fromEntries(Object.entries(input).filter(([key]) => !commonKeys.has(key))),
  };
}

/** `power_kw` → "Power kw", `supportEmail` → "Support email": readable until a label is given. */
function humanise(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A field that a declaration names but does not declare. It is drawn as an error panel in its place, so that one bad
 * name does not take the screen with it; the checker names it with its path.
 */
export const missingField = (name: string): Field => normaliseField(name, { type: `? ${name}` });
