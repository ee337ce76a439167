import { interpolateText } from '../i18n/interpolateText';
import { Button } from '../ui/button/Button';
import { countRows, type Job } from './job';
import { jobTexts as texts } from './texts';

interface JobButtonsProps {
  job: Job;
  small?: boolean;
}

/** Renders the buttons of a job whose page is still loaded. */
export function JobButtons({ job: { rows, actions, state, isStopping }, small = false }: JobButtonsProps) {
  if (state === 'running') {
    const stop = actions.stop ?? actions.pause;
    return (
      stop && (
        <Button small={small} busy={isStopping} onClick={stop}>
          {isStopping ? texts.stopping : actions.stop ? texts.stop : texts.pause}
        </Button>
      )
    );
  }
  const [waitingCount, failedCount] = [countRows(rows, 'waiting'), countRows(rows, 'failed')];
  const retryLabel =
    rows.length === 0 ? texts.retry_whole : interpolateText(texts.retry, { smart_count: failedCount });
  return (
    <>
      {actions.refresh && (
        <Button small={small} onClick={actions.refresh}>
          {texts.look}
        </Button>
      )}
      {actions.download && countRows(rows, 'done') < rows.length && (
        <Button small={small} onClick={actions.download}>
          {texts.save}
        </Button>
      )}
      {actions.resume && (waitingCount > 0 || state === 'paused') && (
        <Button small={small} onClick={actions.resume}>
          {state === 'paused' ? texts.continue : interpolateText(texts.rest, { smart_count: waitingCount })}
        </Button>
      )}
      {actions.retry && (failedCount > 0 || rows.length === 0) && (
        <Button small={small} onClick={actions.retry}>
          {retryLabel}
        </Button>
      )}
    </>
  );
}
