import type { Field } from '../config/types';
import { fieldTypes } from './registry';
import type { FormSide } from './types';

/** What field types do in forms alone, where it is more than a line: `src/fields/<type>/form.ts`. Loads with the first form. */
const modules = import.meta.glob<FormSide>('./*/form.ts', { eager: true, import: 'default' });

/** What the type of a field does in forms; nothing for a type that is not there. */
export const formSideOf = ({ type }: Pick<Field, 'type'>): FormSide =>
  modules[`./${type}/form.ts`] ?? fieldTypes.get(type) ?? {};
