import { isDraftable } from '../core/formBehaviours';
import { findItemIndex } from '../definedItems/definedItems';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FormBehaviour } from '../core/types';
import { getInputHeight } from './inputHeight';
import { itemFields } from './itemFields';
import {
  fromDraftItems,
  readItems,
  normaliseItems,
  toDraftItems,
  toFormItems,
  toWireItems,
} from './listItems';
import { checkOverlap } from './checkOverlap';
import type { ResolvedListOptions } from './schema';

export default {
  inputHeight: getInputHeight,
  accepts: (value) => Array.isArray(value) && readItems(value).length === value.length,
  toForm: (value, field) => toFormItems(value, field),
  normalise: (value, field) => normaliseItems(value, field),
  toWire: (value, field, _loaded, scope) => toWireItems(value, field, scope),
  emptyWireValue: [],
  draftable: (field) => itemFields(field).some(isDraftable),
  toDraft: (value, field) => toDraftItems(value, field),
  fromDraft: (draft, field, loaded) => fromDraftItems(draft, field, loaded),
  findInputPath: (field, path, value) => {
    const [itemKey = '', ...rest] = path.split('.');
    const memberPath = rest.join('.');
    const [firstField] = itemFields(field);
    const itemField =
      itemFields(field).find(({ writePath, name }) => writePath === memberPath || name === memberPath) ??
      firstField;
    const index = findItemIndex(itemKey, readItems(value));
    return itemField && index !== undefined ? `${index}.${itemField.name}` : undefined;
  },
  validate: (value, field) => {
    const { min = 0, max = Infinity } = optionsOf<ResolvedListOptions>(field);
    if (!Array.isArray(value) || readItems(value).length < value.length)
      return { message: inputTexts.notAList };
    if (value.length < min) return { message: inputTexts.tooFewItems, args: { min } };
    if (value.length > max) return { message: inputTexts.tooManyItems, args: { max } };
    return checkOverlap(readItems(value), field);
  },
} satisfies FormBehaviour;
