import type { CheckContext } from '../../../dataProvider/hostChecks/checkContext';
import { interpolateText } from '../../i18n/interpolateText';
import { joinPlaces } from './explainFailure';
import { serverTexts } from './texts';
import type { TrialRecorder } from './trialRecorder';

/** Adds the places of a response that may hold the total to the finding that the console found none. */
export const adviseOnTotal = (
  context: CheckContext,
  { lastCall }: Pick<TrialRecorder, 'lastCall'>,
): CheckContext => ({
  ...context,
  report: (finding) => {
    const totals = lastCall()?.response?.places.totals ?? [];
    const isAboutTotal = finding.advice.includes('getList.total');
    const places =
      isAboutTotal && totals.length > 0
        ? ` ${interpolateText(serverTexts.total_places, { places: joinPlaces(totals) })}`
        : '';
    context.report({ ...finding, advice: `${finding.advice}${places}` });
  },
});
