import { useStore } from 'zustand';
import { interpolateText } from '../../i18n/interpolateText';
import { jobRowTones } from '../../jobs/describeJobEnd';
import { countRows, type Job, type JobRowState } from '../../jobs/job';
import { JobDialog } from '../../jobs/JobDialog';
import { jobRowStateTexts } from '../../jobs/texts';
import { Button } from '../../ui/button/Button';
import { Tag } from '../../ui/text/Tag';
import { endRollout, type RolloutRow } from './rollout';
import { changeRollout, rolloutStore } from './rolloutStore';
import { waveTexts as texts } from './texts';
import './waves.css';

interface RolloutDialogProps {
  job: Job;
  onClose: () => void;
  onLeave?: () => void;
}

const COUNTED_STATES: readonly JobRowState[] = ['done', 'failed', 'unknown', 'running', 'skipped', 'waiting'];

/** Shows a rollout: the counts, and a row for each record with its versions. */
export default function RolloutDialog({ job, ...handlers }: RolloutDialogProps) {
  const rollout = useStore(rolloutStore, ({ rollouts }) =>
    rollouts.find(({ id }) => id === job.params.rollout),
  );
  const rows = rollout?.rows ?? [];
  return (
    <JobDialog
      job={job}
      {...handlers}
      {...(rows.some(({ before }) => before !== '') && {
        column: { label: texts.version, render: (index) => <Versions row={rows[index]} /> },
      })}
      extraActions={
        rollout?.state === 'paused' && (
          <Button onClick={() => changeRollout(rollout.id, endRollout)}>{texts.endHere}</Button>
        )
      }
    >
      {job.state === 'running' && job.text !== '' && <p>{job.text}</p>}
      <ul className="wave-counts" aria-label={texts.counts}>
        {COUNTED_STATES.map((state) => {
          const count = countRows(job.rows, state);
          return (
            count > 0 && (
              <li key={state}>
                <Tag tone={jobRowTones[state]}>{`${jobRowStateTexts[state]}: ${count}`}</Tag>
              </li>
            )
          );
        })}
      </ul>
    </JobDialog>
  );
}

/** Versions of a record: before and after, or the planned one. */
function Versions({ row }: { row: RolloutRow | undefined }) {
  if (!row || row.before === '') return null;
  const { before, after, target } = row;
  const next = after || target;
  if (next === '' || next === before) return <span>{before}</span>;
  return (
    <span className={after === '' ? 'muted' : undefined}>
      <span aria-hidden>{interpolateText(texts.versions, { before, after: next })}</span>
      <span className="visually-hidden">
        {interpolateText(after === '' ? texts.plannedLabel : texts.versionsLabel, { before, after: next })}
      </span>
    </span>
  );
}
