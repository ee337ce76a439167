import type { KnownNames } from '../config/check/knownNames';
import type { FieldType } from '../fields/core/types';
import { iconNames } from '../ui/icon/iconNames';
import type { Extensions } from './ExtensionsContext';
import { WORKBENCH_PATH } from './workbenchPath';

interface CodeRegistry {
  fieldTypes: ReadonlyMap<string, FieldType>;
  extensions: Extensions;
}

const typesWith = (
  types: CodeRegistry['fieldTypes'],
  hasFeature: (type: FieldType) => unknown,
): ReadonlySet<string> => new Set([...types.values()].filter(hasFeature).map(({ type }) => type));

/** Returns the names of the code that declarations may use. The result holds names only, so it can be serialised. */
export const collectCodeNames = ({
  fieldTypes,
  extensions,
}: CodeRegistry): Omit<KnownNames, 'fieldSchemas' | 'options' | 'texts'> => ({
  filterableTypes: typesWith(fieldTypes, ({ Filter, filterToUrl }) => Filter && filterToUrl),
  multiFilterTypes: typesWith(fieldTypes, ({ MultiFilter }) => MultiFilter),
  rangeFilterTypes: typesWith(fieldTypes, ({ range }) => range),
  tabs: [...extensions.tabs.keys()],
  dialogs: [...extensions.dialogs.keys()],
  previews: [...extensions.previews.keys()],
  questions: [...extensions.questions.keys()],
  icons: iconNames,
  pages: [...extensions.pages.flatMap(({ paths }) => paths), WORKBENCH_PATH],
});
