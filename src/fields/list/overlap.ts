import type { Field } from '../../config/types';
import { formSideOf } from '../formSides';
import { optionsOf } from '../optionsOf';
import { fieldTexts } from '../texts';
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
}

/** What is wrong with items that are ranges: one ends before it begins, or two of them overlap. Of unfinished ones nothing is said. */
export function overlapOf(items: readonly Item[], field: Field): FieldProblem | undefined {
  const { noOverlap, entry } = optionsOf<ListFilled>(field);
  if (!noOverlap) return undefined;
  const [from, to] = [edgeOf(field, noOverlap.from), edgeOf(field, noOverlap.to)];
  const ranges = items.flatMap((item, at): Range[] => {
    const [start, end] = [from(item), to(item)];
    return start === undefined || end === undefined ? [] : [{ number: at + 1, from: start, to: end }];
  });
  const turned = ranges.find((range) => !isBefore(range.from, range.to));
  if (turned) return { message: fieldTexts.endsFirst, args: { entry, number: turned.number } };
  const inOrder = ranges.toSorted((a, b) => (isBefore(a.from, b.from) ? -1 : 1));
  const at = inOrder.findIndex(({ to: end }, i) => {
    const next = inOrder[i + 1];
    return next !== undefined && isBefore(next.from, end);
  });
  const [one, other] = inOrder.slice(at, at + 2).toSorted((a, b) => a.number - b.number);
  if (at < 0 || !one || !other) return undefined;
  return { message: noOverlap.text ?? fieldTexts.overlap, args: { one: one.number, other: other.number } };
}

/** Reads an end of an item as it would be sent; undefined while it has none. */
function edgeOf(field: Field, name: string): (item: Item) => Edge | undefined {
  const own = itemFields(field).find((one) => one.name === name);
  const tidy = own && formSideOf(own).tidy;
  return (item) => {
    const value = own && tidy ? tidy(item[name], own) : item[name];
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;
  };
}

/** Numbers by their size; times and days as texts, whose order is theirs. */
const isBefore = (one: Edge, other: Edge): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one < other : String(one) < String(other);
