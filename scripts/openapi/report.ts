import { differenceText } from './merge.ts';
import type { Imported } from './importSpec.ts';

/** So many calls that became no screen are named. */
const MOST_NAMED = 12;

/** What was done, in lines for a terminal. */
export function reportOf({ operations, used, outcomes, host, address }: Imported): string[] {
  const share = operations.length === 0 ? 0 : Math.round((100 * used.size) / operations.length);
  const drafts = outcomes.filter(({ path, kind }) => path !== 'config.json' && kind !== 'removed');
  const rest = operations.filter((operation) => !used.has(operation));
  const words = {
    written: 'written',
    same: 'as it was',
    merged: 'brought up to date',
    removed: 'removed: the host has it no more',
    kept: 'kept: the host has it no more, and it was changed by hand',
    left: 'not written: it was deleted by hand',
  };
  return [
    ...outcomes.flatMap(({ path, kind, differences }) => [
      `${path}: ${words[kind]}`,
      ...(kind === 'merged' || kind === 'kept' ? differences.map((one) => `  ${differenceText(one)}`) : []),
    ]),
    `${used.size} of ${operations.length} operations (${share} %) in ${drafts.length} resources of the host "${host}" at ${address}`,
    ...rest.slice(0, MOST_NAMED).map(({ method, path }) => `  no screen: ${method.toUpperCase()} ${path}`),
    ...(rest.length > MOST_NAMED ? [`  … and ${rest.length - MOST_NAMED} more`] : []),
  ];
}
