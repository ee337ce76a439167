import { useEffect, useState } from 'react';
import { problemText } from '../config/check/problem';
import type { ConfigProblem } from '../config/types';
import { Button } from '../ui/Button';
import { fillText } from '../i18n/fillText';
import { appTexts } from './texts';
import { served } from '../lib/base';

export interface ConfigFailedProps {
  found: unknown;
  /** Where a session would begin at an origin that the build does not name: the key of the config, and the origin. */
  stranger?: readonly [at: string, origin: string] | undefined;
}

const FILE = 'config.json';
/** ms for which it is asked for once more. */
const PATIENCE = 2_000;

/** What is wrong with what was found; where nothing was, the file is asked for once more to say why. */
async function problemsOf(found: unknown): Promise<readonly ConfigProblem[]> {
  if (found !== undefined) {
    const { runtimeConfigProblems } = await import('../config/check/runtimeConfig');
    return runtimeConfigProblems(FILE, found);
  }
  const { readText } = await import('./declarations/readText');
  // It was waited for once already.
  const read = await readText(served(`/${FILE}`), PATIENCE);
  if ('why' in read) return [{ file: FILE, path: '', found: read.why, allowed: [], suggestion: null }];
  const { readJson } = await import('../config/check/readJson');
  return readJson(FILE, read.text).problems ?? [];
}

/** The runtime config cannot be used: what is wrong in it, line by line, instead of a blank page. */
export default function ConfigFailed({ found, stranger }: ConfigFailedProps) {
  const [problems, setProblems] = useState<readonly ConfigProblem[]>([]);
  useEffect(() => {
    let left = false;
    void problemsOf(found).then((problems) => {
      if (!left) setProblems(problems);
    });
    return () => {
      left = true;
    };
  }, [found]);
  return (
    <main className="state page config-failed" role="alert">
      <h1>{appTexts.config_missing}</h1>
      <p className="state-text">{appTexts.config_missing_text}</p>
      {(stranger !== undefined || problems.length > 0) && (
        <ul className="problem-list">
          {stranger && (
            <li>{fillText(appTexts.config_stranger, { at: stranger[0], origin: stranger[1] })}</li>
          )}
          {problems.map((problem) => (
            <li key={problem.path}>{problemText(problem)}</li>
          ))}
        </ul>
      )}
      <Button variant="primary" onClick={() => window.location.reload()}>
        {appTexts.reload}
      </Button>
    </main>
  );
}
