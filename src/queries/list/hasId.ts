/**
 * Whether a row can be named to the host. One without its declared id is shown, and nothing else: a position in a list
 * would name another row the next time.
 */
export const hasId = ({ id }: { id: unknown }): boolean => id !== undefined && id !== null && id !== '';
