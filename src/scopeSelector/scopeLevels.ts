import { DEFAULTS } from '../config/defaults';
import type { Field, Json, Resource } from '../config/types';

/** A choice above the page of a record. */
export interface ScopeLevel {
  /** Field of the resource that refers to what is chosen; null for the record itself, which is chosen last. */
  field: string | null;
  /** Whose records are chosen from. */
  resource: string;
  label: string;
  /** Word of the address before the id. */
  address: string;
  query: Readonly<Record<string, Json>>;
  /** Field that stands beneath each record to choose from. */
  below: Field | null;
  /** Begins with the company of the user. */
  defaultsToUserClient: boolean;
  /** What is said when there is none to choose from. */
  empty: string;
  error: string;
}

/**
 * The choices of a page with their defaults, the record itself last. Not in `Resource` already: the first list does
 * without them.
 */
export function getScopeLevels({ name, fields, pickers }: Resource): readonly ScopeLevel[] {
  if (!pickers) return [];
  const { above, own } = pickers;
  const { empty, error } = DEFAULTS.pickers;
  return [
    ...above.map((level) => ({
      ...level,
      empty: level.empty ?? empty,
      error: level.error ?? error,
      query: level.query ?? {},
      below: null,
      defaultsToUserClient: level.start !== undefined,
    })),
    {
      ...own,
      empty: own.empty ?? empty,
      error: own.error ?? error,
      field: null,
      resource: name,
      query: own.query ?? {},
      below: (own.below === undefined ? undefined : fields[own.below]) ?? null,
      defaultsToUserClient: false,
    },
  ];
}
