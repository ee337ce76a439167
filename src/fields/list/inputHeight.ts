import type { Field } from '../../config/types';
import { getFormBehaviour } from '../core/formBehaviours';
import { optionsOf } from '../core/optionsOf';
import { itemFields } from './itemFields';
import { readItems, type ListFieldItem } from './listItems';
import type { ResolvedListOptions } from './schema';

/** Heights in px, as in `inputGroup.css`: label of the list, frame and label of an item, space after each, one input, button. */
const [LABEL, ITEM_FRAME, GAP, INPUT, BUTTON] = [28, 33, 8, 52, 28];

/** Returns the height of a list with its items and its button, as wide as a desktop form has it. */
export function getInputHeight(field: Field, value: unknown): number {
  const { rows, max = Infinity } = optionsOf<ResolvedListOptions>(field);
  const items = readItems(value);
  const itemsHeight = items.reduce((sum, item) => sum + getItemHeight(field, item) + GAP, 0);
  return LABEL + itemsHeight + (rows || items.length >= max ? 0 : BUTTON + GAP);
}

/** Times share a line; other inputs have one each. */
function getItemHeight(field: Field, item: ListFieldItem): number {
  const fields = itemFields(field);
  const stacked = fields.some(({ type }) => type === 'time') ? fields.slice(0, 1) : fields;
  return stacked.reduce(
    (sum, itemField) =>
      sum + (getFormBehaviour(itemField).inputHeight?.(itemField, item[itemField.name]) ?? INPUT) + GAP,
    ITEM_FRAME - GAP,
  );
}
