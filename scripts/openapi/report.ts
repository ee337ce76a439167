import { differenceText } from './merge.ts';
import type { Imported } from './importSpec.ts';

/** So many calls that became no screen are named. */
const MOST_NAMED = 12;

/** What was done, in lines for a terminal. */
export function reportOf({ operations, used, outcomes, host, address, ...security }: Imported): string[] {
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
    ...signInLines(host, security),
  ];
}

/** How the host asks who calls, and what became of it. */
function signInLines(host: string, { schemes, signIn }: Pick<Imported, 'schemes' | 'signIn'>): string[] {
  if (schemes.length === 0) return [];
  const found = `sign-in: ${schemes.map(({ name, said }) => `${name} (${said})`).join(', ')}`;
  if (signIn === undefined)
    return [`${found}: nothing that "signIn" could be drafted of; write it by hand, docs/guides/sign-in.md`];
  const guess =
    signIn.type === 'oidc'
      ? ['  "client": "console" is a guess: the id of the console at the provider, as a public client']
      : [];
  const place =
    host === 'main'
      ? '  "signIn" of config.json, unless it is yours already'
      : '  one signs in at the host "main"; for this one to be that: --host main, which writes "signIn"';
  return [found, `${place}: ${JSON.stringify(signIn)}`, ...guess];
}
