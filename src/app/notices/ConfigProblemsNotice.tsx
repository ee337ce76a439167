import { useState } from 'react';
import { formatConfigProblem } from '../../config/check/problem';
import type { ConfigProblem } from '../../config/types';
import { Button } from '../../ui/button/Button';
import { configProblemTexts } from './configProblemTexts';
import { interpolateText } from '../../i18n/interpolateText';

/** All problems of the configuration. Expanded in development, collapsed for operators. */
export default function ConfigProblemsNotice({ problems }: { problems: readonly ConfigProblem[] }) {
  const [open, setOpen] = useState(import.meta.env.DEV);
  return (
    <section className="problems card" role="alert">
      <strong>{interpolateText(configProblemTexts.notice, { smart_count: problems.length })}</strong>
      <Button small aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? configProblemTexts.hide : configProblemTexts.show}
      </Button>
      {open && (
        <ul className="problem-list">
          {problems.map((problem, index) => (
            <li key={index}>{formatConfigProblem(problem)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
