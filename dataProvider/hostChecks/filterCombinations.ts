import type { RaRecord } from 'ra-core';
import { readSource } from '../../src/config/values/readPath';
import type { Field, FilterCondition, List, ListFilter } from '../../src/config/types';
import { isUnsupported, type CheckContext } from './checkContext';
import { fetchList, isScalar, matchesFilter } from './resourceReads';

type Scalar = string | number | boolean;

/** Maximum number of pairs that are tried. */
const MAX_PAIRS = 15;

const listRemoteFilters = ({ filters }: List): ListFilter[] =>
  filters.filter(({ grammar, kind }) => grammar !== 'local' && kind !== 'presence');

/** True if there are two filters to combine. */
export const hasFilterPairs = (list: List): boolean => listRemoteFilters(list).length > 1;

/** True if a filter has two ends. */
export const hasRanges = (list: List): boolean => listRemoteFilters(list).some(isRange);

const isRange = ({ kind }: ListFilter): boolean => kind === 'range';

/** A condition with the test of a row. */
interface TestedCondition {
  field: Field;
  condition: FilterCondition;
  isMet: (row: RaRecord) => boolean;
}

function toTestedCondition({ field, kind }: ListFilter, value: Scalar): TestedCondition {
  const operator = kind === 'range' ? '>=' : '=';
  return {
    field,
    condition: { field: field.name, operator, value },
    isMet: (row) => matchesFilter(readSource(row, field), value, kind === 'range'),
  };
}

/**
 * Checks two filters in one request, with the values of a row: each row of the response has to meet both. Pairs that some rows
 * meet only in part come first, because a host that drops one of the filters shows there.
 */
export async function checkFilterPairs(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  const filters = listRemoteFilters(list);
  const pairs = filters
    .flatMap((left, index) => filters.slice(index + 1).map((right) => [left, right] as const))
    .slice(0, MAX_PAIRS);
  let triedCount = 0;
  for (const [left, right] of pairs) {
    const conditions = chooseValues(left, right, rows);
    if (conditions === undefined) continue;
    const data = await fetchFiltered(context, list, conditions);
    if (data === undefined) continue;
    triedCount += 1;
    reportPair(context, conditions, data);
  }
  if (triedCount === 0) context.skip('no row has values for two filters at once');
}

function reportPair(
  { report }: CheckContext,
  conditions: readonly TestedCondition[],
  data: readonly RaRecord[],
): void {
  const labels = conditions.map(({ field }) => `"${field.label}"`);
  const ignored = conditions.filter(({ isMet }) => !data.every(isMet));
  if (data.length > 0 && ignored.length === 0) return;
  const detail =
    data.length === 0
      ? 'the row that meets both is missing'
      : `some rows do not meet ${ignored.map(({ field }) => `"${field.label}"`).join(' and ')}`;
  report({
    level: 'must',
    kind: 'pagination',
    place: conditions.map(({ field }) => field.name).join(' + '),
    text: `two filters at once, ${labels.join(' and ')}: ${detail}`,
    advice:
      'Describe in `conditions` of the dialect how two conditions are joined, or remove one of the filters: the list would show rows that the user did not request.',
  });
}

/** Returns the conditions of a row: the one that most tells a host that drops a filter. */
function chooseValues(
  left: ListFilter,
  right: ListFilter,
  rows: readonly RaRecord[],
): [TestedCondition, TestedCondition] | undefined {
  const candidates = rows.flatMap((row): [TestedCondition, TestedCondition][] => {
    const [leftValue, rightValue] = [left, right].map(({ field }) => readSource(row, field));
    return isScalar(leftValue) && isScalar(rightValue)
      ? [[toTestedCondition(left, leftValue), toTestedCondition(right, rightValue)]]
      : [];
  });
  const countPartial = (conditions: readonly TestedCondition[]): number => {
    const partial = rows.map((row) => conditions.map(({ isMet }) => isMet(row)));
    return [0, 1].filter((met) => partial.some((row) => row[met] && !row[1 - met])).length;
  };
  return candidates.sort((one, other) => countPartial(other) - countPartial(one))[0];
}

/** Checks both ends of each range in one request. */
export async function checkRanges(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  let triedCount = 0;
  for (const { field } of listRemoteFilters(list).filter(isRange)) {
    const ends = chooseEnds(field, rows);
    if (ends === undefined) continue;
    const numberOf = (row: RaRecord): number => Number(readSource(row, field));
    const conditions: TestedCondition[] = [
      {
        field,
        condition: { field: field.name, operator: '>=', value: ends.from },
        isMet: (row) => numberOf(row) >= Number(ends.from),
      },
      {
        field,
        condition: { field: field.name, operator: '<=', value: ends.to },
        isMet: (row) => numberOf(row) <= Number(ends.to),
      },
    ];
    const data = await fetchFiltered(context, list, conditions);
    if (data === undefined) continue;
    triedCount += 1;
    const [from, to] = conditions.map(({ isMet }) => data.every(isMet));
    const detail =
      data.length === 0
        ? 'the rows between its ends are missing'
        : [from ? '' : 'start', to ? '' : 'end'].filter((end) => end !== '').join(' ni ');
    if (detail !== '')
      context.report({
        level: 'must',
        kind: 'pagination',
        place: field.name,
        text: `range of "${field.label}": ${data.length === 0 ? detail : `the host ignores its ${detail}`}`,
        advice:
          'Describe in `filter` of the dialect how ">=" and "<=" are written, and in `conditions` how both are part of one request.',
      });
  }
  if (triedCount === 0) context.skip('no column with a range has different values');
}

/** Returns ends that leave out a row on each side, if there are enough values; undefined for a single value. */
function chooseEnds(field: Field, rows: readonly RaRecord[]): { from: Scalar; to: Scalar } | undefined {
  const values = rows.map((row) => readSource(row, field)).filter(isScalar);
  const byNumber = new Map(values.map((value) => [Number(value), value]));
  const sorted = [...byNumber.keys()].filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length < 2) return undefined;
  const [from, to] = sorted.length === 2 ? [sorted[0], sorted[0]] : [sorted[1], sorted.at(-2)];
  const [start, end] = [byNumber.get(from ?? NaN), byNumber.get(to ?? NaN)];
  return start === undefined || end === undefined ? undefined : { from: start, to: end };
}

/** Fetches the rows that meet the conditions; undefined if the console does not send them to such a host. */
async function fetchFiltered(
  context: CheckContext,
  list: List,
  conditions: readonly TestedCondition[],
): Promise<readonly RaRecord[] | undefined> {
  const filter = { conditions: conditions.map(({ condition }) => condition) };
  try {
    return (await fetchList(context, list, { filter })).data;
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    context.skip(error.detail);
    return undefined;
  }
}
