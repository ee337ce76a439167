import type { Field } from '../../config/types';
import { isOriginalValue } from '../core/convert';
import { getFormBehaviour } from '../core/formBehaviours';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FieldProblem } from '../core/types';
import { itemFields } from './itemFields';
import type { ListFieldItem } from './listItems';
import type { ResolvedListOptions } from './schema';

type CompareKey = string | number;
interface ItemRange {
  /** Item number, from 1. */
  number: number;
  from: CompareKey;
  to: CompareKey;
  /** True if the user typed it; false if it is unchanged from the host. */
  isTyped: boolean;
}

/**
 * Checks items that are ranges: an end before its begin, or two that overlap. Skips incomplete items. Skips problems among
 * unchanged host items: the user did not enter them, and they are sent back unchanged.
 */
export function checkOverlap(items: readonly ListFieldItem[], field: Field): FieldProblem | undefined {
  const { noOverlap, entry } = optionsOf<ResolvedListOptions>(field);
  if (!noOverlap) return undefined;
  const ranges = readRanges(items, field, noOverlap);
  const invertedRange = ranges.find((range) => range.isTyped && isInverted(range));
  if (invertedRange)
    return { message: inputTexts.endBeforeStart, args: { entry, number: invertedRange.number } };
  const validRanges = ranges.filter((range) => !isInverted(range));
  for (const range of validRanges) {
    const overlapping = validRanges.find(
      (candidate) => candidate.number > range.number && overlap(range, candidate),
    );
    if (overlapping)
      return {
        message: noOverlap.text ?? inputTexts.overlap,
        args: { one: range.number, other: overlapping.number },
      };
  }
  return undefined;
}

function readRanges(
  items: readonly ListFieldItem[],
  field: Field,
  { from, to }: NonNullable<ResolvedListOptions['noOverlap']>,
): ItemRange[] {
  const [fromField, toField] = [from, to].map((name) =>
    itemFields(field).find((itemField) => itemField.name === name),
  );
  if (!fromField || !toField) return [];
  return items.flatMap((item, index): ItemRange[] => {
    const [start, end] = [readCompareKey(item, fromField, false), readCompareKey(item, toField, true)];
    if (start === undefined || end === undefined) return [];
    const isTyped = [fromField, toField].some(
      (itemField) => !isOriginalValue(itemField, item[itemField.name], item.$came),
    );
    return [{ number: index + 1, from: start, to: end, isTyped }];
  });
}

/** Returns the sort key of an end of an item; undefined if it has none. */
function readCompareKey(item: ListFieldItem, itemField: Field, isLast: boolean): CompareKey | undefined {
  const { compareKey, normalise } = getFormBehaviour(itemField);
  if (compareKey) return compareKey(item[itemField.name], isLast);
  const value = normalise ? normalise(item[itemField.name], itemField) : item[itemField.name];
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;
}

const isInverted = ({ from, to }: ItemRange): boolean => !isBefore(from, to);

const overlap = (a: ItemRange, b: ItemRange): boolean =>
  (a.isTyped || b.isTyped) && isBefore(a.from, b.to) && isBefore(b.from, a.to);

/** Numbers compare by size; times and days as texts, which sort in the same order. */
const isBefore = (a: CompareKey, b: CompareKey): boolean =>
  typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b);
