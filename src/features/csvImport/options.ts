import * as z from 'zod/mini';

/** Options of the import, in `import` of a declaration. */
export const options = {
  /** Number of concurrent calls. */
  atOnce: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
};
