/** Returns the first record, one from the middle and the last: a collection whose records have one shape needs no more. */
export const sampleRecords = <Row>(rows: readonly Row[]): Row[] => [
  ...new Set([rows.at(0), rows.at(rows.length >> 1), rows.at(-1)].filter((row) => row !== undefined)),
];

/** Returns the first three owners of the rows; an owner without rows would only answer an empty list. */
export const sampleOwners = <Row>(
  rows: readonly Row[],
  ownerOf: (row: Row) => string | null | undefined,
): string[] => [...new Set(rows.map(ownerOf))].filter((id) => typeof id === 'string').slice(0, 3);
