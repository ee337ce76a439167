import type { ExactNumber } from '../../src/lib/exactNumber';

/** Ids beyond 2^53 that a host wrote as numbers. They are texts in the console, so a chosen one shows no kind. */
const exactIds = new Set<string>();

export const rememberExactId = ({ $digits }: ExactNumber): void => void exactIds.add($digits);

/** Returns the id as the number that its record has; any other value unchanged. */
export const restoreExactId = (id: unknown): unknown =>
  typeof id === 'string' && exactIds.has(id) ? ({ $digits: id } satisfies ExactNumber) : id;
