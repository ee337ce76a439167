import { interpolateText } from '../../i18n/interpolateText';
import type { ActionInput } from '../schema/action';
import type { FormInput } from '../schema/form';
import type { ResourceInput } from '../schema/resource';
import { builtInActionTexts } from './texts';

/** Field types without a cell format; each of the others has a reader, `src/fields/<type>/cell.ts`. */
export const typesWithoutCell: readonly string[] = [
  'address',
  'choices',
  'codes',
  'facade',
  'file',
  'flags',
  'image',
  'list',
  'parameters',
  'period',
  'qr',
];

/**
 * Creates the action for CSV import; undefined if the declaration disables it, or if each new record offers a text to copy,
 * which the import would lose. If a required field has no cell format, the action is disabled with that reason.
 */
export function createImportAction({
  import: importOptions,
  ...input
}: ResourceInput): ActionInput | undefined {
  const { create } = input;
  const createAction = input.actions?.create;
  if (
    !create ||
    create.followUp?.copyText !== undefined ||
    importOptions === false ||
    (createAction && createAction.openForm !== 'create')
  )
    return undefined;
  const { create: createAccess, disabledReason } = input.access ?? {};
  const isShownDisabled = createAccess !== undefined && disabledReason !== undefined;
  const {
    visibleWhen,
    disabledWhen = [],
    access = isShownDisabled ? undefined : createAccess,
  } = createAction ?? {};
  const requires =
    createAction?.requires ??
    (isShownDisabled ? { access: createAccess, reason: disabledReason } : undefined);
  const formFields = listFieldNames(create.fields).flatMap((name) => input.fields[name] ?? []);
  const unfillableField = formFields.find(
    (field) =>
      field.required &&
      !field.visibleWhen &&
      field.default === undefined &&
      typesWithoutCell.includes(field.type),
  );
  return {
    label: builtInActionTexts.import,
    icon: 'upload',
    dialog: 'csv-import',
    options: { atOnce: importOptions?.concurrency ?? 1 },
    ...(access === undefined ? {} : { access }),
    ...(visibleWhen && { visibleWhen }),
    ...(requires && { requires }),
    disabledWhen: [
      ...disabledWhen,
      ...(unfillableField
        ? [
            {
              when: { all: [] },
              reason: interpolateText(builtInActionTexts.notInCell, { name: unfillableField.label ?? '' }),
            },
          ]
        : []),
    ],
  };
}

/** Returns the field names of a form. */
const listFieldNames = (items: FormInput['fields']): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return item;
    if ('row' in item) return item.row;
    return 'alternatives' in item ? item.alternatives.flatMap(({ fields }) => listFieldNames(fields)) : [];
  });
