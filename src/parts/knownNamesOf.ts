import type { KnownNames } from '../config/check';
import type { FieldType } from '../fields/types';
import { es } from '../i18n/es/index';
import { flattenMessages } from '../i18n/flatten';
import { iconNames } from '../ui/iconNames';
import type { Parts } from './PartsContext';
import { WORKBENCH_PATH } from './workbenchPath';

interface Code extends Pick<KnownNames, 'fieldSchemas' | 'options'> {
  fieldTypes: ReadonlyMap<string, FieldType>;
  parts: Parts;
}

const typesWith = (types: Code['fieldTypes'], has: (type: FieldType) => unknown): ReadonlySet<string> =>
  new Set([...types.values()].filter(has).map(({ type }) => type));

/** The names that declarations may use for what is code, from what was found of it. */
export const knownNamesOf = ({ fieldSchemas, fieldTypes, parts, ...rest }: Code): KnownNames => ({
  ...rest,
  fieldSchemas,
  filterable: typesWith(fieldTypes, ({ Filter, filterToUrl }) => Filter && filterToUrl),
  several: typesWith(fieldTypes, ({ Several }) => Several),
  ranged: typesWith(fieldTypes, ({ range }) => range),
  tabs: [...parts.tabs.keys()],
  dialogs: [...parts.dialogs.keys()],
  previews: [...parts.previews.keys()],
  questions: [...parts.questions.keys()],
  icons: iconNames,
  texts: new Set(flattenMessages(es).keys()),
  pages: [...parts.pages.flatMap(({ paths }) => paths), WORKBENCH_PATH],
});
