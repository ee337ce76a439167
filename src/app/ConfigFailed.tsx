import { useEffect, useState } from 'react';
import { problemText } from '../config/check/problem';
import type { ConfigProblem } from '../config/types';
import { Button } from '../ui/Button';
import { fillText } from '../i18n/fillText';
import { appTexts } from './texts';

interface ConfigFailedProps {
  found: unknown;
  /** Origin of a main host that the build does not name. */
  stranger?: string | undefined;
}

/** The runtime config cannot be used: what is wrong in it, line by line, instead of a blank page. */
export default function ConfigFailed({ found, stranger }: ConfigFailedProps) {
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
      {(stranger !== undefined || problems.length > 0) && (
        <ul className="problem-list">
          {stranger !== undefined && <li>{fillText(appTexts.config_stranger, { origin: stranger })}</li>}
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
