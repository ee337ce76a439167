import type { FilterCondition, FilterGrammar, FilterOperator } from './types';

/** How a host reads filters: json-server in its own way, others as `api.getList.filter` says. Total over what is declared. */
export function getFilterGrammar(dialect: unknown, filter: unknown): FilterGrammar {
  if (dialect === 'json-server') return 'json-server';
  return filter === 'conditions' ? 'conditions' : 'params';
}

/** True if a list is unpaged, so that the console filters it, even if its host supports filters. */
export const isUnpagedList = ({ recordPath, path, paged }: Readonly<Record<string, unknown>>): boolean =>
  recordPath !== undefined || (path !== undefined && paged === false);

/** Texts of the operators in conditions: of a URL, and of requests to a host with conditions. Several `=` conditions on one field are alternatives. */
const OPERATOR_TEXTS: Readonly<Record<FilterOperator, string>> = {
  '=': '=',
  '!=': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
  in: '=',
  is: ' is ',
};

/** Returns the text of a condition before its value: `power>=`. */
export const getConditionPrefix = ({
  field,
  operator,
}: Pick<FilterCondition, 'field' | 'operator'>): string => field + OPERATOR_TEXTS[operator];

/** Removes commas and quotes, which would start another condition; hosts collapse blanks. */
export const sanitizeCondition = (value: unknown): string =>
  String(value)
    .replaceAll(/[,"\s]+/g, ' ')
    .trim();
