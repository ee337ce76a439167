import type { KnownNames } from '../config/check/known';
import type { FieldType } from '../fields/types';
import { iconNames } from '../ui/iconNames';
import type { Parts } from './PartsContext';
import { WORKBENCH_PATH } from './workbenchPath';

interface Code {
  fieldTypes: ReadonlyMap<string, FieldType>;
  parts: Parts;
}

const typesWith = (types: Code['fieldTypes'], has: (type: FieldType) => unknown): ReadonlySet<string> =>
  new Set([...types.values()].filter(has).map(({ type }) => type));

/** Of what declarations may name the part that only the code knows which draws it: names alone, which can be handed over. */
export const codeNames = ({
  fieldTypes,
  parts,
}: Code): Omit<KnownNames, 'fieldSchemas' | 'options' | 'texts'> => ({
  filterable: typesWith(fieldTypes, ({ Filter, filterToUrl }) => Filter && filterToUrl),
  several: typesWith(fieldTypes, ({ Several }) => Several),
  ranged: typesWith(fieldTypes, ({ range }) => range),
  tabs: [...parts.tabs.keys()],
  dialogs: [...parts.dialogs.keys()],
  previews: [...parts.previews.keys()],
  questions: [...parts.questions.keys()],
  icons: iconNames,
  pages: [...parts.pages.flatMap(({ paths }) => paths), WORKBENCH_PATH],
});
