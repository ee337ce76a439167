/** The key under which ra-core's `useGetIdentity` keeps who is signed in; what is kept of records is in `records/queryKeys.ts`. */
export const IDENTITY = ['auth', 'getIdentity'] as const;
