import { interpolateText } from '../i18n/interpolateText';
import { getProgress, type Job } from './job';
import { jobTexts as texts } from './texts';

/** Shows the progress of a job that counts rows. */
export function JobProgress({ job: { rows, title } }: { job: Job }) {
  if (rows.length === 0) return null;
  const { done, total } = getProgress(rows);
  return (
    <p className="operation-progress">
      <progress max={total} value={done} aria-label={title} />
      <span>{interpolateText(texts.progress, { done, total })}</span>
    </p>
  );
}
