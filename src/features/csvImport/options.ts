import * as z from 'zod/mini';

/** Options of the import, as `import` of a declaration gives them. */
export const options = {
  /** Calls that run at the same time. */
  atOnce: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
};
