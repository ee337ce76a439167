import { ApiError } from '../../../dataProvider';
import { describeFailure } from '../../../dataProvider/hostChecks/checkContext';
import { interpolateText } from '../../i18n/interpolateText';
import type { HostCall } from './hostCall';
import { ProviderError } from './providerError';
import { serverTexts } from './texts';
import type { StepId } from './trialPlan';
import type { StepFinding } from './trialState';

const texts = serverTexts.failures;
const byStep: Readonly<Partial<Record<StepId, string>>> = texts.by_step;

/** Explains why a step failed, from its error and its last call. Spanish. */
export function explainFailure(error: unknown, lastCall: HostCall | undefined, step: StepId): StepFinding {
  const { failure, response } = lastCall ?? {};
  if (failure) return { level: 'must', ...failure };
  if (error instanceof ProviderError)
    return { level: 'must', text: error.message, advice: serverTexts.provider.advice };
  const text = describeFailure(error);
  if (!(error instanceof ApiError) || !response)
    return { level: 'must', text, advice: texts.check_declaration };
  const { status, isHtml, redirectedTo } = response;
  if (redirectedTo !== undefined)
    return {
      level: 'must',
      text: interpolateText(texts.redirected, { url: redirectedTo }),
      advice: texts.redirected_advice,
    };
  if (isHtml)
    return { level: 'must', text: interpolateText(texts.html, { status }), advice: texts.html_advice };
  if (status < 400)
    return {
      level: 'must',
      text: error.detail || text,
      // The checks name the place of rows and records where the dialect does not find them.
      advice: step === 'signIn' ? texts.sign_in_advice : texts.unreadable_advice,
    };
  return { level: 'must', text, advice: getStatusAdvice(status, step) };
}

/** Advice for a status; a refused sort or filter is rather a matter of the dialect than of the path. */
function getStatusAdvice(status: number, step: StepId): string {
  if (status >= 500) return texts.host_advice;
  if (step === 'signIn') return status === 404 ? texts.sign_in_path_advice : texts.sign_in_refused_advice;
  if (status === 401) return texts.unauthorized_advice;
  if (status === 403) return texts.forbidden_advice;
  return byStep[step] ?? (status === 404 ? texts.not_found_advice : texts.check_declaration);
}

/** Formats places of a response: «data.rows», «items». */
export const joinPlaces = (places: readonly string[]): string =>
  places.map((place) => `«${place}»`).join(', ');
