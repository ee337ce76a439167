import { useEffect, useState } from 'react';
import { problemText } from '../config/check/problem';
import type { ConfigProblem } from '../config/types';
import { Button } from '../ui/Button';
import { appTexts } from './texts';

/** The runtime config cannot be used: what is wrong in it, line by line, instead of a blank page. */
export default function ConfigFailed({ found }: { found: unknown }) {
  const [problems, setProblems] = useState<readonly ConfigProblem[]>([]);
  useEffect(() => {
    if (found === undefined) return;
    void import('../config/check/runtimeConfig').then(({ runtimeConfigProblems }) =>
      setProblems(runtimeConfigProblems('config.json', found)),
    );
  }, [found]);
  return (
    <main className="state page config-failed" role="alert">
      <h1>{appTexts.config_missing}</h1>
      <p className="state-text">{appTexts.config_missing_text}</p>
      <ul className="problem-list">
        {problems.map((problem) => (
          <li key={problem.path}>{problemText(problem)}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {appTexts.reload}
      </Button>
    </main>
  );
}
