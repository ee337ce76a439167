import { parseQuantity } from './quantity';
import type { Stat } from './StatList';

/** Names of figures at the services host → what they are called here, in the order they are shown. */
type StatLabels = Readonly<Record<string, string>>;

/** Reads figures; one that the host does not send is a dash, an answer without a single one is none (DASH-06, TICKET-25). */
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

/** Hosts also write a unit beside its figure: `closed_time_average_unit`. */
const findSiblingUnit = (data: Readonly<Record<string, unknown>>, name: string): unknown =>
  [`${name}_unit`, `${name}_units`].map((member) => data[member]).find((unit) => typeof unit === 'string');

/** The same figures without a value: what stands there when they cannot be had (TICKET-27). */
export const createEmptyStats = (statLabels: StatLabels): readonly Stat[] =>
  Object.values(statLabels).map((label) => ({ label, quantity: null }));
