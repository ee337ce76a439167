import type { Job, JobPlace, JobRow, JobRowState } from '../../../jobs/job';
import { jobManager } from '../../../jobs/jobManager';
import { gatewayTexts as texts } from '../texts';
import type { UpdateState } from './updateState';
import { gatewayModules, type UpdateModule } from '../versions';

/** Kind of the update jobs, and id of the extension that watches them. */
export const UPDATE_JOB_KIND = 'gateway-update';

/**
 * Adds the update of a gateway to the tray, replacing an earlier job, also one that still runs: two watchers of one module would
 * leave the polling to each other without end.
 */
export function createUpdateJob(
  gatewayId: string,
  updatedModules: readonly UpdateModule[],
  path: string,
): void {
  for (const { id } of jobManager.getJobs().filter((job) => isUpdateJobOf(job, gatewayId))) {
    jobManager.getHandle(id)?.end('done');
    jobManager.remove(id);
  }
  const place: JobPlace = { label: gatewayId, to: path };
  const rows = updatedModules.map((module) => createJobRow(module, 'running'));
  const params = { gateway: gatewayId, modules: updatedModules.join(' ') };
  jobManager.begin({ kind: UPDATE_JOB_KIND, title: texts.operation, place, rows, params });
}

export const isUpdateJobOf = ({ kind, params }: Job, gatewayId: string): boolean =>
  kind === UPDATE_JOB_KIND && params.gateway === gatewayId;

/** Returns the modules that a job updates. */
export const getJobModules = ({ params }: Job): UpdateModule[] =>
  gatewayModules.filter((module) => params.modules?.split(' ').includes(module));

export const createJobRow = (module: UpdateModule, state: JobRowState): JobRow => ({
  name: texts.modules[module],
  state,
  reason: '',
});

/** Returns the row state of a module for the host's response; undefined before a response. */
export function toJobRowState(state: UpdateState | undefined, error: Error | null): JobRowState | undefined {
  if (error) return 'unknown';
  if (state === undefined) return undefined;
  return state === 'COMPLETED' ? 'done' : state === 'FAILED' ? 'failed' : 'running';
}
