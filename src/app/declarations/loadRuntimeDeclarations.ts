import type { DeclarationSource } from '../../config/check';
import { formatConfigProblem, createUncheckedProblem } from '../../config/check/problem';
import { readJsonDeclaration } from '../../config/check/editor/readJsonDeclaration';
import { upgradeDeclaration } from '../../config/language/upgrade';
import { findDependencies, dependencyClosure } from '../../config/dependencies';
import { pickTexts } from '../../config/localizedTexts/localizedText';
import type { Declaration } from '../../config/normalise';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import { getSignInMethod } from '../../session/signIn/signInMethod';
import { loadAllowedIcons } from './allowedIcons';
import { isHiddenName } from '../overlay/hiddenConfig';
import type { DeclarationChecker } from './declarationChecker';
import type { RuntimeSupport } from './declarationRegistry';
import { fetchConfigText, type FetchedText } from './fetchConfigText';

/** Functions that the registry needs once runtime declarations have loaded. */
export const runtimeSupport: RuntimeSupport = {
  findDependencies,
  dependencyClosure,
  localize: (declaration) => ({
    ...declaration,
    input: pickTexts(declaration.input, declaration.localizedTexts ?? []),
  }),
};

/** Loading progress of the runtime declarations. */
export interface RuntimeProgress {
  /** Valid declarations so far, in the order in which they arrived. */
  declarations: readonly Declaration[];
  problems: readonly ConfigProblem[];
  /** URLs without a response so far. */
  pendingUrls: readonly string[];
}

interface LoadRuntimeOptions {
  /** Loads the bundled declarations that these texts name; without texts, all of them. */
  bundled: (texts?: ReadonlySet<string>) => Promise<readonly Declaration[]>;
  /** Names of the hosts in the runtime config; without them hosts are not checked. */
  hosts?: readonly string[];
  /** Names of hidden bundled resources; runtime declarations may replace them. */
  hidden?: readonly string[] | undefined;
  /** Dialects by host name. */
  dialects?: RuntimeConfig['dialects'] | undefined;
  onProgress: (progress: RuntimeProgress) => void;
  /** Checker; disposed when all URLs have settled. */
  checker: DeclarationChecker;
  /** Reads a file; the default requests it. */
  readText?: (url: string) => Promise<FetchedText>;
}

/**
 * Loads and checks the declarations of the runtime config independently: a slow, silent or broken file does not delay the
 * others. A name that another file defines is known only once that file has arrived, so problems other than read errors are
 * reported at the end. Runtime JSON can only refer to bundled field types and tabs; it never contains code.
 */
export async function loadRuntimeDeclarations(
  urls: readonly string[],
  {
    bundled,
    hosts,
    hidden = [],
    dialects,
    onProgress,
    checker,
    readText = (url) => fetchConfigText(url),
  }: LoadRuntimeOptions,
): Promise<void> {
  const pendingUrls = new Set(urls);
  const readProblems: ConfigProblem[] = [];
  const unchecked: DeclarationSource[] = [];
  let valid: readonly Declaration[] = [];

  /** Bundled declarations that no runtime declaration replaces. */
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
    // Report problems only now, when the lists of allowed names are complete.
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

  /**
   * Files that arrived since the last check are checked together: hundreds of files would otherwise need hundreds of checks.
   */
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
        // The failing file is unknown, so report all unchecked files.
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
      answers.push(toSource(url, await readText(url)));
      // One check at a time: each builds on the results of those before.
      do {
        checks ??= checkAnswers().finally(() => (checks = undefined));
        await checks;
      } while (answers.length > 0);
    }),
  ).finally(checker.dispose);
}

/** Returns the name and the route of a declaration. */
const getNames = ({ input }: DeclarationSource): string[] => {
  const { name, route } = Object(input) as Readonly<Record<string, unknown>>;
  return [name, route].filter((text) => typeof text === 'string');
};

const toSource = (url: string, response: FetchedText): DeclarationSource | ConfigProblem =>
  'reason' in response
    ? createReadProblem(url, response.reason)
    : upgradeDeclaration(readJsonDeclaration(url, response.text));

const createReadProblem = (file: string, message: string): ConfigProblem => ({
  file,
  path: '',
  found: message,
  allowed: [],
  suggestion: null,
});

/** Collects every text in the declarations, since any may be the name or the route of a resource. */
function collectTexts(declarations: readonly DeclarationSource[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  declarations.forEach(({ input }) => visit(input));
  return texts;
}
