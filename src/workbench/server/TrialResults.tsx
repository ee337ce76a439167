import type { Resource } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { EmptyState, Spinner } from '../../ui/feedback/states';
import { StepCard } from './StepCard';
import type { TrialState } from './trialState';
import { serverTexts } from './texts';

const texts = serverTexts.results;

interface TrialResultsProps {
  /** undefined before the first trial. */
  state: TrialState | undefined;
  resource: Resource | undefined;
  /** True if the inputs have changed or have problems, so that the steps are of an earlier trial. */
  isStale: boolean;
  staleText: string;
}

/** Steps of a trial with their calls, or the advice how to start one. */
export function TrialResults({ state, resource, isStale, staleText }: TrialResultsProps) {
  return (
    <section className="ws-part" aria-label={texts.title}>
      <div className="wb-bar">
        <h2>{texts.title}</h2>
        {state && <Summary state={state} />}
      </div>
      {isStale && (
        <p role="status" className="notice warning">
          {staleText}
        </p>
      )}
      {state && resource ? (
        <ol className="ws-steps" data-stale={isStale}>
          {state.steps.map((step) => (
            <StepCard key={step.id} step={step} resource={resource} />
          ))}
        </ol>
      ) : (
        <EmptyState title={texts.none} text={texts.none_text} />
      )}
    </section>
  );
}

/** Counts of the steps by outcome. */
function Summary({ state: { isRunning, steps } }: { state: TrialState }) {
  const count = (wanted: string): number => steps.filter(({ state }) => state === wanted).length;
  if (isRunning) return <Spinner label={serverTexts.states.running} showLabel />;
  return (
    <p role="status" className="wb-hint">
      {interpolateText(texts.summary, { fits: count('fits'), should: count('should'), must: count('must') })}
    </p>
  );
}
