import type { DeclarationSource } from '../../config/check';
import { formatConfigProblem, createUncheckedProblem } from '../../config/check/problem';
import { readJsonDeclaration } from '../../config/check/editor/readJsonDeclaration';
import { upgradeDeclaration } from '../../config/language/upgrade';
import { findDependencies, dependencyClosure } from '../../config/dependencies';
import type { Declaration } from '../../config/normalise';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import { getSignInMethod } from '../../session/signIn/signInMethod';
import { loadAllowedIcons } from './allowedIcons';
import { isHiddenName } from '../overlay/hiddenConfig';
import type { DeclarationChecker } from './declarationChecker';
import type { DependencyFinder } from './declarationRegistry';
import { fetchConfigText } from './fetchConfigText';

/** What the registry asks of what was loaded; it is of no use before. */
export const dependencyFinder: DependencyFinder = { findDependencies, dependencyClosure };

/** How far the declarations of the runtime have come. */
export interface RuntimeProgress {
  /** Those that are sound by now, in the order in which they came. */
  declarations: readonly Declaration[];
  problems: readonly ConfigProblem[];
  /** Addresses without an answer. */
  pendingUrls: readonly string[];
}

interface LoadRuntimeOptions {
  /** The bundled declarations that these texts name; without texts, all of them. */
  bundled: (texts?: ReadonlySet<string>) => Promise<readonly Declaration[]>;
  /** Names of the hosts that the runtime config gives; without them none is looked at. */
  hosts?: readonly string[];
  /** Bundled resources that are not shown: what is loaded may take their places. */
  hidden?: readonly string[] | undefined;
  /** How they speak, by name. */
  dialects?: RuntimeConfig['dialects'] | undefined;
  onProgress: (progress: RuntimeProgress) => void;
  /** What checks them; ended when all have answered. */
  checker: DeclarationChecker;
  /** ms after which an address counts as silent. */
  timeout?: number | undefined;
}

/**
 * Loads and checks the declarations that the runtime config names, each on its own: one that is slow, silent or broken
 * holds up no other. What one names and another brings is known once that one has answered, so problems other than those
 * of reading are told when all have. Runtime JSON names bundled field types and tabs only, it never carries code.
 */
export async function loadRuntimeDeclarations(
  urls: readonly string[],
  { bundled, hosts, hidden = [], dialects, onProgress, checker, timeout }: LoadRuntimeOptions,
): Promise<void> {
  const pendingUrls = new Set(urls);
  const readProblems: ConfigProblem[] = [];
  const unchecked: DeclarationSource[] = [];
  let valid: readonly Declaration[] = [];

  /** The bundled ones whose place nobody takes. */
  const loadOtherDeclarations = async (names?: ReadonlySet<string>): Promise<readonly Declaration[]> => {
    const bundledDeclarations = await bundled(names);
    if (hidden.length === 0) return bundledDeclarations;
    const takenNames = new Set([...unchecked, ...valid].flatMap(getNames));
    return bundledDeclarations.filter(
      ({ input: { name, route = name } }) =>
        !isHiddenName(hidden, name) || !(takenNames.has(name) || takenNames.has(route)),
    );
  };

  const check = async (): Promise<void> => {
    const isLast = pendingUrls.size === 0;
    const trusted = [...(await loadOtherDeclarations(collectTexts(unchecked))), ...valid];
    const icons = await loadAllowedIcons(unchecked.map(({ input }) => input));
    const installationNames = { hosts, dialects, icons, sessionPaths: getSignInMethod().sessionPaths };
    let result = await checker.check([...unchecked], installationNames, trusted);
    // What is wrong is told with every name that would be right.
    if (isLast && result.problems.length > 0)
      result = await checker.check([...unchecked], installationNames, [
        ...(await loadOtherDeclarations()),
        ...valid,
      ]);
    valid = [...valid, ...result.validDeclarations];
    const files = new Set(result.validDeclarations.map(({ file }) => file));
    unchecked.splice(0, unchecked.length, ...unchecked.filter(({ file }) => !files.has(file)));
    const problems = [...readProblems, ...(isLast ? result.problems : [])];
    if (isLast) for (const problem of problems) console.error(formatConfigProblem(problem));
    onProgress({ declarations: valid, problems, pendingUrls: [...pendingUrls] });
  };

  /** What has answered since the last check is checked together: hundreds would wait for hundreds of checks. */
  const answers: (DeclarationSource | ConfigProblem)[] = [];
  let checks: Promise<void> | undefined;
  const checkAnswers = async (): Promise<void> => {
    while (answers.length > 0) {
      for (const answer of answers.splice(0)) {
        pendingUrls.delete(answer.file);
        if ('input' in answer) unchecked.push(answer);
        else readProblems.push(answer);
      }
      await check().catch((error: unknown) => {
        // Nobody knows which of them it was: what was read so far is told, whatever else.
        console.error(error);
        readProblems.push(...unchecked.splice(0).map(({ file }) => createUncheckedProblem(file, error)));
        onProgress({
          declarations: valid,
          problems: pendingUrls.size === 0 ? readProblems : [],
          pendingUrls: [...pendingUrls],
        });
      });
    }
  };
  await Promise.all(
    urls.map(async (url) => {
      answers.push(await load(url, timeout));
      // One at a time: each builds on what those before it have brought.
      do {
        checks ??= checkAnswers().finally(() => (checks = undefined));
        await checks;
      } while (answers.length > 0);
    }),
  ).finally(checker.dispose);
}

/** The name and the route that a declaration gives itself. */
const getNames = ({ input }: DeclarationSource): string[] => {
  const { name, route } = Object(input) as Readonly<Record<string, unknown>>;
  return [name, route].filter((text) => typeof text === 'string');
};

async function load(url: string, timeout: number | undefined): Promise<DeclarationSource | ConfigProblem> {
  const response = await fetchConfigText(url, timeout);
  return 'reason' in response
    ? createReadProblem(url, response.reason)
    : upgradeDeclaration(readJsonDeclaration(url, response.text));
}

const createReadProblem = (file: string, message: string): ConfigProblem => ({
  file,
  path: '',
  found: message,
  allowed: [],
  suggestion: null,
});

/** Every text in the declarations: what of it is the name or the route of a resource may be meant. */
function collectTexts(declarations: readonly DeclarationSource[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  declarations.forEach(({ input }) => visit(input));
  return texts;
}
