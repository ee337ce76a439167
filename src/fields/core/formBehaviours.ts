import type { Field } from '../../config/types';
import { findUnreadable } from '../../../dataProvider/values/valueKinds';
import { fieldTypes } from './registry';
import type { FormBehaviour } from './types';

/** Form-only behaviour of field types, if it is more than a line: `src/fields/<type>/form.ts`. Loads with the first form. */
const modules = import.meta.glob<FormBehaviour>('../*/form.ts', { eager: true, import: 'default' });

/** Returns the form behaviour of a field's type; empty for an unknown type. */
export const getFormBehaviour = ({ type }: Pick<Field, 'type'>): FormBehaviour =>
  modules[`../${type}/form.ts`] ?? fieldTypes.get(type) ?? {};

/** True if the input of a field can show a value of the host; false for a value of another kind, such as an object. */
export const acceptsValue = (field: Field, value: unknown): boolean => {
  const { accepts } = getFormBehaviour(field);
  return accepts ? accepts(value, field) : findUnreadable(value, field, 'seconds') === undefined;
};

/** True if the browser may store values typed into the field: no secrets, no files. */
export const isDraftable = (field: Field): boolean => getFormBehaviour(field).draftable?.(field) ?? true;
