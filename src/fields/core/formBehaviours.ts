import type { Field } from '../../config/types';
import { fieldTypes } from './registry';
import type { FormBehaviour } from './types';

/** What field types do in forms alone, where it is more than a line: `src/fields/<type>/form.ts`. Loads with the first form. */
const modules = import.meta.glob<FormBehaviour>('../*/form.ts', { eager: true, import: 'default' });

/** What the type of a field does in forms; nothing for a type that is not there. */
export const getFormBehaviour = ({ type }: Pick<Field, 'type'>): FormBehaviour =>
  modules[`../${type}/form.ts`] ?? fieldTypes.get(type) ?? {};

/** Whether what is typed into a field may be kept in the browser: no secrets, no files. */
export const isDraftable = (field: Field): boolean => getFormBehaviour(field).draftable?.(field) ?? true;
