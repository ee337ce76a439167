import { useEffect, useState } from 'react';
import { formatConfigProblem } from '../config/check/problem';
import type { ConfigProblem } from '../config/types';
import { Button } from '../ui/button/Button';
import { interpolateText } from '../i18n/interpolateText';
import { appTexts } from '../app/texts';
import { configErrorTexts } from './configErrorTexts';
import { withBasePath } from '../lib/url/basePath';

export interface ConfigErrorPageProps {
  rawConfig: unknown;
  /** Config key and origin, if a session would start at an origin that the build does not trust. */
  untrustedOrigin?: readonly [at: string, origin: string] | undefined;
}

const FILE = 'config.json';
/** Timeout of the retry, in ms. */
const RETRY_TIMEOUT = 2_000;

/** Returns the problems of the config; if none was loaded, fetches the file again to find out why. */
async function findConfigProblems(rawConfig: unknown): Promise<readonly ConfigProblem[]> {
  if (rawConfig !== undefined) {
    const { findRuntimeConfigProblems } = await import('../config/check/runtime/runtimeConfigProblems');
    return findRuntimeConfigProblems(FILE, rawConfig);
  }
  const { fetchConfigText } = await import('../app/declarations/fetchConfigText');
  // The first attempt has already waited once.
  const result = await fetchConfigText(withBasePath(`/${FILE}`), RETRY_TIMEOUT);
  if ('reason' in result)
    return [{ file: FILE, path: '', found: result.reason, allowed: [], suggestion: null }];
  const { readJsonDeclaration } = await import('../config/check/editor/readJsonDeclaration');
  return readJsonDeclaration(FILE, result.text).problems ?? [];
}

/** Shows the problems of an unusable runtime config, line by line, instead of a blank page. */
export default function ConfigErrorPage({ rawConfig, untrustedOrigin }: ConfigErrorPageProps) {
  const [problems, setProblems] = useState<readonly ConfigProblem[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    void findConfigProblems(rawConfig).then((problems) => {
      if (!isUnmounted) setProblems(problems);
    });
    return () => {
      isUnmounted = true;
    };
  }, [rawConfig]);
  return (
    <main className="state page config-failed" role="alert">
      <h1>{configErrorTexts.missing}</h1>
      <p className="state-text">{configErrorTexts.missing_text}</p>
      {(untrustedOrigin !== undefined || problems.length > 0) && (
        <ul className="problem-list">
          {untrustedOrigin && (
            <li>
              {interpolateText(configErrorTexts.stranger, {
                at: untrustedOrigin[0],
                origin: untrustedOrigin[1],
              })}
            </li>
          )}
          {problems.map((problem) => (
            <li key={problem.path}>{formatConfigProblem(problem)}</li>
          ))}
        </ul>
      )}
      <Button variant="primary" onClick={() => window.location.reload()}>
        {appTexts.reload}
      </Button>
    </main>
  );
}
