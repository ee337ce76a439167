import { formatMergeChange } from './merge.ts';
import type { ImportResult } from '../importSpec.ts';

/** Maximum number of unused calls that the report lists. */
const MAX_LISTED = 12;

/** Formats the report for a terminal. */
export function formatImportReport({
  operations,
  used,
  outcomes,
  host,
  baseUrl,
  ...security
}: ImportResult): string[] {
  const share = operations.length === 0 ? 0 : Math.round((100 * used.size) / operations.length);
  const drafts = outcomes.filter(({ path, kind }) => path !== 'config.json' && kind !== 'removed');
  const unused = operations.filter((operation) => !used.has(operation));
  const outcomeTexts = {
    written: 'written',
    same: 'as it was',
    merged: 'brought up to date',
    removed: 'removed: the host has it no more',
    kept: 'kept: the host has it no more, and it was changed by hand',
    left: 'not written: it was deleted by hand',
  };
  return [
    ...outcomes.flatMap(({ path, kind, differences }) => [
      `${path}: ${outcomeTexts[kind]}`,
      ...(kind === 'merged' || kind === 'kept'
        ? differences.map((change) => `  ${formatMergeChange(change)}`)
        : []),
    ]),
    `${used.size} of ${operations.length} operations (${share} %) in ${drafts.length} resources of the host "${host}" at ${baseUrl}`,
    ...unused.slice(0, MAX_LISTED).map(({ method, path }) => `  no screen: ${method.toUpperCase()} ${path}`),
    ...(unused.length > MAX_LISTED ? [`  … and ${unused.length - MAX_LISTED} more`] : []),
    ...signInLines(host, security),
  ];
}

/** Describes the host's authentication and the resulting sign-in. */
function signInLines(host: string, { schemes, signIn }: Pick<ImportResult, 'schemes' | 'signIn'>): string[] {
  // Users sign in at the host `main`, so another host without security needs nothing.
  if (schemes.length === 0 && (host !== 'main' || signIn === undefined)) return [];
  const named = schemes.map(({ name, summary }) => `${name} (${summary})`).join(', ');
  const summary = `sign-in: ${named || 'the file names no security'}`;
  if (signIn === undefined)
    return [
      `${summary}: nothing that "signIn" could be drafted of; write it by hand, docs/guides/sign-in.md`,
    ];
  const guess =
    signIn.type === 'oidc'
      ? ['  "client": "console" is a guess: the id of the console at the provider, as a public client']
      : signIn.type === 'none'
        ? ['  a guess: without security in the file the console opens without a login']
        : [];
  const configHint =
    host === 'main'
      ? '  "signIn" of config.json, unless it is yours already'
      : '  one signs in at the host "main"; for this one to be that: --host main, which writes "signIn"';
  return [summary, `${configHint}: ${JSON.stringify(signIn)}`, ...guess];
}
