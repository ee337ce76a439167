import { readJsonDeclaration } from '../../config/check/editor/readJsonDeclaration';
import { findRuntimeConfigProblems } from '../../config/check/runtime/runtimeConfigProblems';
import type { DialectSource } from '../../config/dialects/resolveDialect';
import { readRuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import type { ConfigProblem } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { markProblems, type ProblemMark } from '../check/markProblems';
import type { HostDraft } from './hostDraft';
import { serverTexts } from './texts';

const FILE = 'config.json';

/** A host that can be called. */
export interface ReadHost {
  url: string;
  /** undefined for `json-api`. */
  dialect: DialectSource | undefined;
  /** As `hosts` of the runtime config has it. */
  input: unknown;
}

interface CheckedHost {
  /** undefined if the text has problems. */
  host: ReadHost | undefined;
  /** Problems in the JSON text of the host. */
  marks: readonly ProblemMark[];
  /** Problems without a text to mark: those of the address. */
  problems: readonly ConfigProblem[];
}

/** Checks a host as the check of the runtime config does. */
export function checkHostDraft({
  mode,
  url,
  preset,
  json,
}: Pick<HostDraft, 'mode' | 'url' | 'preset' | 'json'>): CheckedHost {
  if (mode === 'json') {
    const { input, marks } = checkPart(json, (host) => ({ hosts: { main: host } }), 'hosts.main');
    return { host: marks.some(isError) ? undefined : readHost(input), marks, problems: [] };
  }
  const address = url.trim().replace(/\/+$/, '');
  const input = preset === 'json-api' ? address : { url: address, dialect: preset };
  const problems = findRuntimeConfigProblems(FILE, { hosts: { main: input } });
  return { host: problems.length > 0 ? undefined : readHost(input), marks: [], problems };
}

/** Checks `signIn` of the runtime config. */
export function checkSignInText(text: string): {
  signIn: SignInInput | undefined;
  marks: readonly ProblemMark[];
} {
  const { input, marks } = checkPart(text, (signIn) => ({ hosts: { main: '/api' }, signIn }), 'signIn');
  const isTried = isPlainObject(input) && TRIED_TYPES.some((type) => type === input.type);
  const signIn = marks.some(isError) || !isTried ? undefined : (input as SignInInput);
  if (signIn || marks.length > 0) return { signIn, marks };
  const problem = {
    file: FILE,
    path: 'type',
    found: serverTexts.untriedSignIn,
    allowed: TRIED_TYPES,
    suggestion: null,
  };
  return { signIn, marks: markProblems(text, [problem]) };
}

const TRIED_TYPES = ['password', 'key', 'oidc'] as const satisfies readonly SignInInput['type'][];

const isError = ({ problem }: ProblemMark): boolean => problem.isMild !== true;

/** Checks a JSON text as one part of a runtime config; the paths of its problems begin in the text. */
function checkPart(
  text: string,
  toConfig: (part: unknown) => unknown,
  path: string,
): { input: unknown; marks: readonly ProblemMark[] } {
  const { input, problems = [], hasSyntaxErrors } = readJsonDeclaration(FILE, text);
  const ownProblems = hasSyntaxErrors
    ? []
    : findRuntimeConfigProblems(FILE, toConfig(input)).map((problem) => ({
        ...problem,
        path: problem.path === path ? '' : problem.path.replace(`${path}.`, ''),
      }));
  return { input, marks: markProblems(text, [...problems, ...ownProblems]) };
}

function readHost(input: unknown): ReadHost | undefined {
  const config = readRuntimeConfig({ hosts: { main: input } });
  return config && { url: config.hosts.main ?? '', dialect: config.dialects?.main, input };
}
