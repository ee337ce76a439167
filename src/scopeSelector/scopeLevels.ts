import { DEFAULTS } from '../config/defaults';
import type { Field, Json, Resource } from '../config/types';

/** A level of the scope selector above a record's page. */
export interface ScopeLevel {
  /** Field of the resource that references the selected record; null for the record itself, which is the last level. */
  field: string | null;
  /** Resource of the options. */
  resource: string;
  label: string;
  /** Path segment before the id. */
  urlSegment: string;
  query: Readonly<Record<string, Json>>;
  /** Field shown below each option. */
  below: Field | null;
  /** True if the user's company is the initial selection. */
  defaultsToUserClient: boolean;
  /** Text if there are no options. */
  empty: string;
  error: string;
}

/**
 * Returns the levels of a page with their defaults, the record itself last. Not part of `Resource`, since the first list
 * does not need them.
 */
export function getScopeLevels({ name, fields, scope }: Resource): readonly ScopeLevel[] {
  if (!scope) return [];
  const { levels, record } = scope;
  const { empty, error } = DEFAULTS.scope;
  return [
    ...levels.map((level) => ({
      ...level,
      empty: level.empty ?? empty,
      error: level.error ?? error,
      query: level.query ?? {},
      below: null,
      defaultsToUserClient: level.initial !== undefined,
    })),
    {
      ...record,
      empty: record.empty ?? empty,
      error: record.error ?? error,
      field: null,
      resource: name,
      query: record.query ?? {},
      below: (record.below === undefined ? undefined : fields[record.below]) ?? null,
      defaultsToUserClient: false,
    },
  ];
}
