import type { Field } from '../config/types';
import { formSideOf } from './formSides';

/** Whether what is typed into a field may be kept in the browser: no secrets, no files. */
export const isKept = (field: Field): boolean => formSideOf(field).kept?.(field) ?? true;
