import type { Resource } from '../../src/config/types';

/** Returns the name of a resource at the provider: its path without the slash. */
export const toProviderName = ({ api }: Resource): string => api.path.replace(/^\//, '');
