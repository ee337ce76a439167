import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import { getReturnPath } from '../../session/navigation/returnPath';
import ConfigProblemsNotice from './ConfigProblemsNotice';
import HostNotice from './HostNotice';
import ReturnToPageNotice from './ReturnToPageNotice';
import TimeZoneNotice from './TimeZoneNotice';

interface PageNoticesProps {
  config: RuntimeConfig;
  problems: readonly ConfigProblem[];
}

/** Notices above the page, in one chunk, since most consoles need one of them. */
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
