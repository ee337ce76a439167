import type { ActionInput } from '../schema/action';
import type { FormInput } from '../schema/form';
import type { ResourceInput } from '../schema/resource';

/** Types of which no cell of a table can hold a value; each of the others has a reader, `src/fields/<type>/cell.ts`. */
export const noCell: readonly string[] = [
  'address',
  'choices',
  'codes',
  'file',
  'flags',
  'image',
  'list',
  'parameters',
  'period',
  'qr',
];

/**
 * Records from a CSV file; undefined where the declaration wants none, or where the text to copy that each new record
 * brings would be lost. A form that asks for what no cell can hold has the entry, which says so.
 */
export function importAction({ import: own, ...input }: ResourceInput): ActionInput | undefined {
  const { create } = input;
  const button = input.actions?.create;
  if (!create || create.offer?.copy !== undefined || own === false || (button && button.opens !== 'create'))
    return undefined;
  const { create: rule, why } = input.access ?? {};
  const isShown = rule !== undefined && why !== undefined;
  const { visibleWhen, disabledWhen = [], access = isShown ? undefined : rule } = button ?? {};
  const enabledFor = button?.enabledFor ?? (isShown ? { access: rule, why } : undefined);
  const asked = namesOf(create.fields).flatMap((name) => input.fields[name] ?? []);
  const never = asked.find(
    (field) =>
      field.required && !field.visibleWhen && field.default === undefined && noCell.includes(field.type),
  );
  return {
    label: 'Importar CSV',
    icon: 'upload',
    dialog: 'csv-import',
    options: { atOnce: own?.atOnce ?? 1 },
    ...(access === undefined ? {} : { access }),
    ...(visibleWhen && { visibleWhen }),
    ...(enabledFor && { enabledFor }),
    disabledWhen: [
      ...disabledWhen,
      ...(never
        ? [{ when: { all: [] }, why: `«${never.label}» es obligatorio y no cabe en una celda` }]
        : []),
    ],
  };
}

/** The fields of a form by name. */
const namesOf = (items: FormInput['fields']): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return item;
    if ('row' in item) return item.row;
    return 'modes' in item ? item.modes.flatMap(({ fields }) => namesOf(fields)) : [];
  });
