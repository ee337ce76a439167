import { interpolateText } from '../../i18n/interpolateText';
import type { Job } from '../../jobs/job';
import { Icon } from '../../ui/icon/Icon';
import { TopBarButton } from '../topBarButton/TopBarButton';
import { jobTrayTexts as texts } from './jobTrayTexts';

interface JobTrayButtonProps {
  jobs: readonly Job[];
  onOpen: () => void;
}

const isRunning = ({ state }: Job): boolean => state === 'running';
const needsAttention = ({ state }: Job): boolean => state !== 'running' && state !== 'done';

/** Button with the number of jobs; shows if one is running and if one needs attention. */
export function JobTrayButton({ jobs, onOpen }: JobTrayButtonProps) {
  const runningCount = jobs.filter(isRunning).length;
  const attentionCount = jobs.filter(needsAttention).length;
  const countText = (text: string, number: number): string[] =>
    number > 0 ? [interpolateText(text, { smart_count: number })] : [];
  const counts = [
    ...countText(texts.running, runningCount),
    ...countText(texts.needsAttention, attentionCount),
    ...countText(texts.ended, jobs.length - runningCount - attentionCount),
  ].join(', ');
  const label = interpolateText(texts.button, { counts });
  return (
    <TopBarButton
      label={label}
      icon={
        runningCount > 0 ? (
          <span className="spinner" aria-hidden />
        ) : (
          <Icon name={attentionCount > 0 ? 'alert-triangle' : 'check'} />
        )
      }
      count={runningCount || attentionCount || jobs.length}
      onClick={onOpen}
    />
  );
}
