import type { CollectionName, Members } from './collections';

/** Comparisons of a member; all that are given must hold. Null is neither less nor greater than anything. */
export interface Comparison<Value> {
  /** Another value, or null. */
  not?: Value;
  /** One of these values. */
  in?: readonly Value[];
  lt?: Value;
  lte?: Value;
  gt?: Value;
  gte?: Value;
  /** A text that contains this text. */
  contains?: string;
  /** An equal text. With `fold` it need not have the same accents and case. */
  is?: string;
  /** Compares texts without accents and case; the given texts are already folded. */
  fold?: true;
}

/**
 * Conditions on rows: each member has the value, or fulfils the comparisons. A member that is a list matches if one of its
 * elements does, and null if it is empty.
 */
export type Criteria<Name extends CollectionName> = {
  readonly [Member in keyof Members<Name>]?: Members<Name>[Member] | Comparison<Members<Name>[Member]>;
} & {
  /** One of these must match, besides the members. */
  readonly any?: readonly Criteria<Name>[];
  /** All of these must match, besides the members. */
  readonly all?: readonly Criteria<Name>[];
  /** None of these may match, besides the members. */
  readonly none?: readonly Criteria<Name>[];
};

/** A member to sort by. Texts are sorted as Spanish words, with numbers in them by value; missing values come last. */
export interface Order<Name extends CollectionName> {
  by: keyof Members<Name>;
  descending?: boolean;
}
