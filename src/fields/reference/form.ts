import { fieldTexts } from '../core/texts';
import type { FormBehaviour } from '../core/types';
import reference from './index';
import { relatedId } from './relatedRecord';

export default {
  accepts: (value) => relatedId(value) !== undefined,
  toForm: reference.toForm,
  validate: (value) => (relatedId(value) === undefined ? { message: fieldTexts.notInList } : undefined),
} satisfies FormBehaviour;
