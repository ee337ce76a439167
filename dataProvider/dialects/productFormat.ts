import { jsonApiDialect } from '../../src/config/dialects/presets';
import type { Dialect } from '../../src/config/types';
import { encodeQuery, type QueryPair } from './queryTemplate';

/** True if the filters have the format of the product itself. Its specification decides about these requests. */
export const hasProductFormat = ({ filter }: Dialect): boolean => filter === jsonApiDialect.filter;

/** Returns the query text without `?`. A blank is `%20`, which all hosts read; in the product's own format it is `+`. */
export const encodeDialectQuery = (dialect: Dialect, pairs: readonly QueryPair[]): string =>
  hasProductFormat(dialect) ? encodeQuery(pairs) : encodeQuery(pairs).replaceAll('+', '%20');
