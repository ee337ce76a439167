import type { Field } from '../../config/types';
import { isAsItCame } from '../convert';
import { formSideOf } from '../formSides';
import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import type { FieldProblem } from '../types';
import { itemFields } from './itemFields';
import type { Item } from './items';
import type { ListFilled } from './schema';

type Edge = string | number;
interface Range {
  /** Place among the items as a person counts them. */
  number: number;
  from: Edge;
  to: Edge;
  /** Somebody typed it; else it is as the host sent it. */
  isTyped: boolean;
}

/**
 * What is wrong with items that are ranges: one ends before it begins, or two of them overlap. Of unfinished ones nothing is
 * said, and of what the host sent so neither: whoever changes something else did not make it, and it goes back as it came.
 */
export function overlapOf(items: readonly Item[], field: Field): FieldProblem | undefined {
  const { noOverlap, entry } = optionsOf<ListFilled>(field);
  if (!noOverlap) return undefined;
  const ranges = rangesOf(items, field, noOverlap);
  const turned = ranges.find((range) => range.isTyped && isTurned(range));
  if (turned) return { message: inputTexts.endsFirst, args: { entry, number: turned.number } };
  const sound = ranges.filter((range) => !isTurned(range));
  for (const one of sound) {
    const other = sound.find((next) => next.number > one.number && clash(one, next));
    if (other)
      return {
        message: noOverlap.text ?? inputTexts.overlap,
        args: { one: one.number, other: other.number },
      };
  }
  return undefined;
}

function rangesOf(
  items: readonly Item[],
  field: Field,
  { from, to }: NonNullable<ListFilled['noOverlap']>,
): Range[] {
  const [first, last] = [from, to].map((name) => itemFields(field).find((own) => own.name === name));
  if (!first || !last) return [];
  return items.flatMap((item, at): Range[] => {
    const [start, end] = [edgeOf(item, first, false), edgeOf(item, last, true)];
    if (start === undefined || end === undefined) return [];
    const isTyped = [first, last].some((own) => !isAsItCame(own, item[own.name], item.$came));
    return [{ number: at + 1, from: start, to: end, isTyped }];
  });
}

/** An end of an item; undefined while it has none. */
function edgeOf(item: Item, own: Field, isLast: boolean): Edge | undefined {
  const { edge, tidy } = formSideOf(own);
  if (edge) return edge(item[own.name], isLast);
  const value = tidy ? tidy(item[own.name], own) : item[own.name];
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;
}

const isTurned = ({ from, to }: Range): boolean => !isBefore(from, to);

const clash = (one: Range, other: Range): boolean =>
  (one.isTyped || other.isTyped) && isBefore(one.from, other.to) && isBefore(other.from, one.to);

/** Numbers by their size; times and days as texts, whose order is theirs. */
const isBefore = (one: Edge, other: Edge): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one < other : String(one) < String(other);
