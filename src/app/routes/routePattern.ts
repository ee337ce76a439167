/** A console path of a declaration as the router writes it: `{name}` is `:name`. */
export const toRoutePattern = (path: string): string => path.replace(/\{([^{}]*)\}/g, ':$1');
