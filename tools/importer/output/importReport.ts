import { formatMergeChange } from './merge.ts';
import { formatNote, type ImportNote } from '../notes.ts';
import { notesPath } from './importFolder.ts';
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
  notes,
  ...security
}: ImportResult): string[] {
  const isComplete = !notes.some(({ kind }) => kind === 'left out');
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
    `${used.size} of ${operations.length} operations (${formatShare(used.size, operations.length, isComplete)}) in ${drafts.length} resources of the host "${host}" at ${baseUrl}`,
    ...unused.slice(0, MAX_LISTED).map(({ method, path }) => `  no screen: ${method.toUpperCase()} ${path}`),
    ...(unused.length > MAX_LISTED ? [`  … and ${unused.length - MAX_LISTED} more`] : []),
    ...signInLines(host, security),
    ...noteLines(host, notes),
  ];
}

/** Formats a share in whole per cent. It is 100 % only if all calls have a screen and no member is left out. */
function formatShare(used: number, total: number, isComplete: boolean): string {
  const share = total === 0 ? 0 : Math.floor((100 * used) / total);
  return share === 100 && !isComplete ? 'all, but without some members' : `${share} %`;
}

/** Formats the questions, and the first of the guesses and of what is left out. */
function noteLines(host: string, notes: readonly ImportNote[]): string[] {
  const kinds = ['question', 'guess', 'left out'] as const;
  return kinds.flatMap((kind) => {
    const ofKind = notes.filter((note) => note.kind === kind);
    const firstNotes = ofKind.slice(0, MAX_LISTED).map(formatNote);
    const rest = ofKind.length - firstNotes.length;
    return [...firstNotes, ...(rest > 0 ? [`  … and ${rest} more of this kind in ${notesPath(host)}`] : [])];
  });
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
