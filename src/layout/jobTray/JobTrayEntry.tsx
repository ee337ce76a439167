import { perLocale } from '../../lib/language/perLocale';
import { interpolateText } from '../../i18n/interpolateText';
import { getHomeTimeZone } from '../../lib/date/timeZone';
import { JobButtons } from '../../jobs/JobButtons';
import { isOver, type Job } from '../../jobs/job';
import { JobProgress } from '../../jobs/JobProgress';
import { describeJobEnd, jobTones } from '../../jobs/describeJobEnd';
import { jobStateTexts } from '../../jobs/texts';
import { useWatchJob } from '../../jobs/useJobs';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Tag } from '../../ui/text/Tag';
import { jobTrayTexts as texts } from './jobTrayTexts';

interface JobTrayEntryProps {
  job: Job;
  onDetails: () => void;
  /** Called when the user follows the link to the origin of the job. */
  onNavigate: () => void;
  onRemove: () => void;
}

// Module scope is fine: this chunk loads long after the boot, which sets the time zone.
const getClock = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: getHomeTimeZone(),
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Job in the tray: its state and its actions. */
export function JobTrayEntry({ job, onDetails, onNavigate, onRemove }: JobTrayEntryProps) {
  const { title, place, state, rows } = job;
  useWatchJob(job.id);
  const text = describeJobEnd(job);
  return (
    <li>
      <p className="operation-head">
        <strong>{title}</strong>
        <span aria-live="polite">
          <Tag tone={jobTones[state]}>{jobStateTexts[state]}</Tag>
        </span>
      </p>
      <p className="muted">{[place.label, formatTimes(job)].join(' · ')}</p>
      {state === 'running' && <JobProgress job={job} />}
      {text !== '' && <p>{text}</p>}
      <div className="operation-does">
        {rows.length > 0 && (
          <Button small aria-label={interpolateText(texts.details_of, { title })} onClick={onDetails}>
            {texts.details}
          </Button>
        )}
        <ButtonLink small to={place.to} onClick={onNavigate}>
          {interpolateText(texts.go, { place: place.label })}
        </ButtonLink>
        <JobButtons job={job} small />
        {isOver(job) && (
          <Button
            small
            variant="quiet"
            aria-label={interpolateText(texts.remove_one, { title })}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

const getDay = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: getHomeTimeZone(), day: 'numeric', month: 'long' }),
);

function formatTimes({ state, startedAt, endedAt }: Job): string {
  const from = getClock().format(startedAt);
  const day = getDay().format(startedAt);
  if (day !== getDay().format(Date.now())) return interpolateText(texts.beganOn, { day, from });
  if (endedAt === null || state === 'paused') return interpolateText(texts.began, { from });
  return interpolateText(texts.began_ended, { from, to: getClock().format(endedAt) });
}
