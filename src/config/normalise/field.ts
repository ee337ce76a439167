import { DEFAULTS, type FieldDefaults } from '../defaults';
import { listPathsByLanguage } from '../values/pathsByLanguage';
import { fieldKeys } from '../fieldKeys';
import type { CommonFieldInput } from '../schema/field';
import type { Field } from '../types';
import { normaliseAccess } from './access';

export type AuthoredField = CommonFieldInput & { type: string } & Record<string, unknown>;

const { field: FIELD_DEFAULTS } = DEFAULTS;
const COMMON_KEYS: ReadonlySet<string> = new Set(['type', ...fieldKeys]);

/**
 * Normalises a field. The type's own keys become `options`, over the type's defaults; an unknown type has none.
 * `messageFor`: seconds that messages of its resource are shown.
 */
export function normaliseField(
  name: string,
  input: AuthoredField,
  defaults: FieldDefaults,
  messageFor: number = DEFAULTS.messageFor,
): Field {
  const sources = input.localizedSource
    ? listPathsByLanguage(input.localizedSource)
    : [input.source ?? name].flat();
  const source = sources[0] ?? name;
  return {
    name,
    type: input.type,
    label: input.label ?? humanise(name),
    source,
    alternativeSources: sources.slice(1),
    valueOverrides: input.valueOverrides ?? [],
    writePath: input.writePath ?? source,
    writeEmptyAs: input.writeEmptyAs ?? 'null',
    emptyText: input.emptyText ?? FIELD_DEFAULTS.emptyText,
    emptyTextWhen: input.emptyTextWhen ?? [],
    tooltipField: input.tooltipField ?? null,
    copyButton: input.copyButton ?? false,
    help: input.help ?? null,
    placeholder: input.placeholder ?? null,
    required: input.required ?? false,
    requiredWhen: input.requiredWhen ?? null,
    requiredText: input.requiredText ?? FIELD_DEFAULTS.requiredText,
    equalTo: input.equalTo ?? null,
    equalText: input.equalText ?? FIELD_DEFAULTS.equalText,
    readOnly: input.readOnly ?? false,
    visibleWhen: input.visibleWhen ?? null,
    clearWhenHidden: input.clearWhenHidden ?? false,
    disabledWhen: input.disabledWhen ?? [],
    default: input.default ?? input.hostDefault,
    hostDefault: input.hostDefault,
    access: normaliseAccess(input.access),
    sortable: input.sortable ?? false,
    sortBy: input.sortBy ?? name,
    filterBy: input.filterBy ?? name,
    call: input.call
      ? {
          path: input.call.path,
          query: input.call.query ?? {},
          responsePath: input.call.responsePath,
          error: input.call.error ?? FIELD_DEFAULTS.loadError,
          errorDurationSeconds: input.call.errorDurationSeconds ?? messageFor,
        }
      : null,
    options: {
      ...defaults.get(input.type),
      ...Object.fromEntries(
        Object.entries(input).filter(([key, value]) => !COMMON_KEYS.has(key) && value !== undefined),
      ),
    },
  };
}

/** Builds a readable default label: `power_kw` → "Power kw", `supportEmail` → "Support email". */
export function humanise(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a field that a declaration names but does not declare. It renders as an error panel, so that one wrong name does
 * not break the whole screen; the checker reports the name with its path.
 */
export const missingField = (name: string): Field => normaliseField(name, { type: `? ${name}` }, NO_DEFAULTS);
const NO_DEFAULTS: FieldDefaults = new Map();
