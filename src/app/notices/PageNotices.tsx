import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import { getReturnPath } from '../../session/navigation/returnPath';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import HostNotice from './HostNotice';
import TimeZoneNotice from './TimeZoneNotice';

const ConfigProblemsNotice = lazyWithRetry(() => import('./ConfigProblemsNotice'));
const ReturnToPageNotice = lazyWithRetry(() => import('./ReturnToPageNotice'));

interface PageNoticesProps {
  config: RuntimeConfig;
  problems: readonly ConfigProblem[];
}

/** Notices above the page: those that most consoles need in one chunk, the rare ones in chunks of their own. */
export default function PageNotices({ config, problems }: PageNoticesProps) {
  return (
    <>
      {problems.length > 0 && <ConfigProblemsNotice problems={problems} />}
      {config.demo?.state !== undefined && <HostNotice url={config.demo.state} />}
      {getReturnPath() !== undefined && <ReturnToPageNotice />}
      {config.zone !== undefined && <TimeZoneNotice />}
    </>
  );
}
