import { parseQuantity } from './quantity';
import type { Stat } from './StatList';

/** Figure names of the services host → labels, in display order. */
type StatLabels = Readonly<Record<string, string>>;

/** Creates a parser of figures. A missing figure becomes a dash; a response without any figure is an error. */
export const createStatParser =
  (statLabels: StatLabels) =>
  (data: Readonly<Record<string, unknown>>): readonly Stat[] | undefined => {
    const stats = Object.entries(statLabels).map(([name, label]) => ({
      label,
      read: parseQuantity(data[name], findSiblingUnit(data, name)),
    }));
    if (stats.every(({ read }) => read === undefined)) return undefined;
    return stats.map(({ label, read }) => ({ label, quantity: read ?? null }));
  };

/** Finds a unit that the host sends beside its figure: `closed_time_average_unit`. */
const findSiblingUnit = (data: Readonly<Record<string, unknown>>, name: string): unknown =>
  [`${name}_unit`, `${name}_units`].map((member) => data[member]).find((unit) => typeof unit === 'string');

/** Returns the same figures without values, for when they cannot be loaded. */
export const createEmptyStats = (statLabels: StatLabels): readonly Stat[] =>
  Object.values(statLabels).map((label) => ({ label, quantity: null }));
