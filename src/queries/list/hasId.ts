/**
 * True if the row has the declared id. Rows without an id are read-only: an index in the list could be another row after a
 * refetch.
 */
export const hasId = ({ id }: { id: unknown }): boolean => id !== undefined && id !== null && id !== '';
