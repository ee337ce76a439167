/** Converts a console path of a declaration to a router pattern: `{name}` becomes `:name`. */
export const toRoutePattern = (path: string): string => path.replace(/\{([^{}]*)\}/g, ':$1');
