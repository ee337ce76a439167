import { parseQuantity } from './quantity';
import type { Stat } from './StatList';

/** A figure by its name at the services host; null: it was not sent. */
export interface Figure {
  figure: string;
  quantity: Stat['quantity'];
}

/**
 * Creates a parser of figures by their names at the services host, in display order. A missing figure becomes a dash; a
 * response without any figure is an error.
 */
export const createStatParser =
  (figures: readonly string[]) =>
  (data: Readonly<Record<string, unknown>>): readonly Figure[] | undefined => {
    const stats = figures.map((figure) => ({
      figure,
      read: parseQuantity(data[figure], findSiblingUnit(data, figure)),
    }));
    if (stats.every(({ read }) => read === undefined)) return undefined;
    return stats.map(({ figure, read }) => ({ figure, quantity: read ?? null }));
  };

/** Finds a unit that the host sends beside its figure: `closed_time_average_unit`. */
const findSiblingUnit = (data: Readonly<Record<string, unknown>>, name: string): unknown =>
  [`${name}_unit`, `${name}_units`].map((member) => data[member]).find((unit) => typeof unit === 'string');

/** Labels figures; without figures, as when they cannot be loaded, all are dashes. */
export const labelFigures = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  figures?: readonly Figure[],
): readonly (Stat & Figure)[] =>
  (Object.entries(labels) as [Name, string][]).map(([figure, label]) => ({
    figure,
    label,
    quantity: figures?.find((candidate) => candidate.figure === figure)?.quantity ?? null,
  }));
