import { isKept } from '../kept';
import { placeOf } from '../rows';
import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import type { FormSide } from '../types';
import { itemFields } from './itemFields';
import { fromDraftItems, itemsOf, tidyItems, toDraftItems, toItems, toWireItems } from './items';
import { overlapOf } from './overlap';
import type { ListFilled } from './schema';

export default {
  toForm: (value, field) => toItems(value, field),
  tidy: (value, field) => tidyItems(value, field),
  toWire: (value, field, _loaded, scope) => toWireItems(value, field, scope),
  emptyWire: [],
  kept: (field) => itemFields(field).some(isKept),
  toDraft: (value, field) => toDraftItems(value, field),
  fromDraft: (draft, field, loaded) => fromDraftItems(draft, field, loaded),
  inputAt: (field, path, value) => {
    const [first = '', ...rest] = path.split('.');
    const inItem = rest.join('.');
    const [start] = itemFields(field);
    const own = itemFields(field).find(({ write, name }) => write === inItem || name === inItem) ?? start;
    const at = placeOf(first, itemsOf(value));
    return own && at !== undefined ? `${at}.${own.name}` : undefined;
  },
  validate: (value, field) => {
    const { min = 0, max = Infinity } = optionsOf<ListFilled>(field);
    if (!Array.isArray(value) || itemsOf(value).length < value.length) return { message: inputTexts.noList };
    if (value.length < min) return { message: inputTexts.itemsAtLeast, args: { min } };
    if (value.length > max) return { message: inputTexts.itemsAtMost, args: { max } };
    return overlapOf(itemsOf(value), field);
  },
} satisfies FormSide;
