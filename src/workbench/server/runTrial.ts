import type { RaRecord } from 'ra-core';
import { createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { isUnsupported, readsByIds, type CheckContext } from '../../../dataProvider/hostChecks/checkContext';
import {
  checkFilters,
  checkList,
  checkListPages,
  checkSearch,
  checkSorts,
} from '../../../dataProvider/hostChecks/resourceReads';
import {
  checkFilterPairs,
  checkRanges,
  hasFilterPairs,
  hasRanges,
} from '../../../dataProvider/hostChecks/filterCombinations';
import { checkMany } from '../../../dataProvider/hostChecks/checkMany';
import { checkRecord } from '../../../dataProvider/hostChecks/recordReads';
import { checkValues } from '../../../dataProvider/hostChecks/unreadableValues';
import { explainFailure } from './explainFailure';
import { createTrialRecorder, type TrialRecorder } from './trialRecorder';
import { createTrialRequest, type SignedIn } from './trialRequest';
import { createRecordingProvider } from './recordingProvider';
import { adviseOnTotal } from './adviseOnTotal';
import type { StepId, TrialPlan } from './trialPlan';
import type { TrialState } from './trialState';
import { serverTexts } from './texts';

interface TrialOptions {
  signal: AbortSignal;
  onChange: (state: TrialState) => void;
  /** Session of an earlier trial with the same sign-in, so that it is not sent again. */
  signedIn: SignedIn | undefined;
}

/** Outcome of a trial. */
export interface TrialOutcome {
  /** Session of the declared sign-in, if there is one. */
  signedIn: SignedIn | undefined;
  /** Rows of the list. */
  rows: readonly RaRecord[];
}

/**
 * Tries a host with the reads of a resource, one after the other. It writes nothing but the declared sign-in, and a test record
 * if the plan has `writes`.
 */
export async function runTrial(
  plan: TrialPlan,
  { signal, onChange, signedIn }: TrialOptions,
): Promise<TrialOutcome> {
  const recorder = createTrialRecorder(onChange);
  const { request, signIn } = createTrialRequest(plan, { signal, recorder, signedIn });
  const { hostName, dialect, resources } = plan;
  const provider = createRecordingProvider(
    createDataProvider({
      resources,
      request,
      dialects: dialect === undefined ? {} : { [hostName]: dialect },
    }),
    recorder,
  );
  const session = await runSignIn(plan, recorder, signIn, signedIn);
  const rows = session === false ? [] : await runReads(plan, provider, recorder, signal);
  recorder.end();
  return { signedIn: session || undefined, rows };
}

/**
 * Signs in as declared, or reports that the host gets no session of the console. A session of an earlier trial is used again.
 * Resolves to false if the host refused.
 */
async function runSignIn(
  { auth }: TrialPlan,
  recorder: TrialRecorder,
  signIn: ReturnType<typeof createTrialRequest>['signIn'],
  signedIn: SignedIn | undefined,
): Promise<SignedIn | undefined | false> {
  if (auth.kind === 'none' || (auth.kind === 'session' && auth.token !== undefined)) return undefined;
  if (signedIn) {
    if (signedIn.step) recorder.addStep(signedIn.step);
    return signedIn;
  }
  const step = recorder.startStep('signIn');
  if (auth.kind === 'session') {
    step.report({ level: 'should', ...serverTexts.no_session });
    step.end();
    return undefined;
  }
  try {
    const token = await signIn(auth.source, auth.credentials);
    if (token === undefined) step.report({ level: 'should', ...serverTexts.no_access_token });
    return { token, step: step.end() };
  } catch (error) {
    step.report(explainFailure(error, step.lastCall(), 'signIn'));
    step.end();
    return false;
  }
}

async function runReads(
  { resource, dialect, onlyList, writes = false }: TrialPlan,
  provider: ConsoleDataProvider,
  recorder: TrialRecorder,
  signal: AbortSignal,
): Promise<readonly RaRecord[]> {
  const { list } = resource;
  const readsTogether = readsByIds(resource.api.dialect ?? dialect);
  /** Runs a step. Returns false if it failed, so that steps that need its rows are left out. */
  const run = async (id: StepId, check: (context: CheckContext) => Promise<void>): Promise<boolean> => {
    if (signal.aborted) return false;
    const step = recorder.startStep(id);
    const { report, skip } = step;
    let isDone = true;
    try {
      await check({
        provider,
        resource,
        report,
        skip,
        lastBody: recorder.lastBody,
        countRequests: recorder.countCalls,
        readsTogether,
      });
    } catch (error) {
      isDone = false;
      if (isUnsupported(error)) skip(error.detail);
      else if (!signal.aborted) report(explainFailure(error, step.lastCall(), id));
    }
    step.end();
    return isDone;
  };
  if (!list || list.rows.kind === 'record' || resource.api.getList?.path.includes('{')) {
    await run('list', async ({ skip }) => skip(serverTexts.no_list));
    return [];
  }
  let rows: readonly RaRecord[] = [];
  const hasList = await run('list', async (context) => {
    rows = await checkList(adviseOnTotal(context, recorder), list);
    checkValues(context, rows, dialect);
  });
  if (!hasList || onlyList) return rows;
  await run('page', (context) => checkListPages(context, list, rows));
  await run('sort', (context) => checkSorts(context, list, rows));
  await run('filter', (context) => checkFilters(context, list, rows));
  if (hasFilterPairs(list)) await run('pairs', (context) => checkFilterPairs(context, list, rows));
  if (hasRanges(list)) await run('ranges', (context) => checkRanges(context, list, rows));
  if (list.search) await run('search', (context) => checkSearch(context, list, rows));
  if (resource.api.getOne) {
    await run('record', (context) => checkRecord(context, rows));
    await run('many', (context) => checkMany(context, rows));
  }
  if (writes) {
    const { checkRecordWrites } = await import('../../../dataProvider/hostChecks/recordWrites');
    await run('write', (context) => checkRecordWrites(context, rows, Math.floor(Date.now() / 1000)));
  }
  return rows;
}
