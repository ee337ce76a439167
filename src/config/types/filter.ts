import type { Field } from './field';

/**
 * Format of filters in requests: one parameter each, one text of conditions, json-server's names; `local`: filters are not
 * sent.
 */
export type FilterGrammar = 'params' | 'conditions' | 'json-server' | 'local';

/** A filter of a list. */
export interface ListFilter {
  /** The field; the filter's limits override the field's. */
  field: Field;
  /** null: the default kind of its type. */
  kind: 'one' | 'several' | 'range' | 'presence' | null;
  grammar: FilterGrammar;
}

/** Operator of a condition. `in`: the value is a list, and one of its members matches. `is`: `null` or `not null`. */
export type FilterOperator = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'in' | 'is';

/** A condition that the rows of a list meet, by the name of its field. Rows meet all conditions of a list. */
export interface FilterCondition<Value = unknown> {
  field: string;
  operator: FilterOperator;
  value: Value;
}
