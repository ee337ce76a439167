import type { Kysely } from 'kysely';

/** Tables are known by the data of `tables/`, not by types: the adapter names no collection. */
export type Schema = Record<string, Record<string, unknown>>;

export type SqlConnection = Kysely<Schema>;

/** Tables besides those of the collections. */
export const CREDENTIALS = 'credentials';
export const LEGAL_ACCEPTANCES = 'legal_acceptances';
export const LABEL_COUNTER = 'label_counter';
export const PLAIN_ROWS = 'plain_rows';
