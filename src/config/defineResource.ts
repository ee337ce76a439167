import type { ResourceInput } from './schema/resource';

/** Types a declaration in a `.ts` file: a mistyped key or option is a compile error. Returns it unchanged. */
export const defineResource = (declaration: ResourceInput): ResourceInput => declaration;
