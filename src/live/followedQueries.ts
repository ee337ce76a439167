/** Queries of lists that follow changes by themselves, so that nothing else reads them again and moves their rows. */
export const followedQueries = new WeakSet<object>();
