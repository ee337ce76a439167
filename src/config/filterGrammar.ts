import type { FilterGrammar } from './types';

/** How a host reads filters: json-server in its own way, others as `api.getList.filter` says. Total over what is declared. */
export function getFilterGrammar(dialect: unknown, filter: unknown): FilterGrammar {
  if (dialect === 'json-server') return 'json-server';
  return filter === 'conditions' ? 'conditions' : 'params';
}

/** True if a list is unpaged, so that the console filters it, even if its host supports filters. */
export const isUnpagedList = ({ recordPath, path, paged }: Readonly<Record<string, unknown>>): boolean =>
  recordPath !== undefined || (path !== undefined && paged === false);
