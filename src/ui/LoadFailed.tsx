import { ApiError, endsTheVisit } from '../../dataProvider';
import { useText } from '../i18n/useText';
import { ErrorState, Skeletons } from './states';
import { useLogFailure } from './useLogFailure';
import { detailOf, httpText, toneOf } from './httpText';

interface LoadFailedProps {
  /** What could not be loaded, in Spanish. */
  text: string;
  error?: Error | null;
  onRetry?: () => void;
}

/**
 * Stays where the data would have been: what failed, why as far as the host said, and a way to try again. No message says
 * it besides; the log of messages has it (HTTP-08, HTTP-15).
 */
export function LoadFailed({ text, error, onRetry }: LoadFailedProps) {
  const t = useText();
  useLogFailure(text, error);
  // The page is about to be left, which is said once: here things are as while they load.
  if (endsTheVisit(error)) return <Skeletons />;
  const failure = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState
      title={text}
      {...(failure
        ? {
            text: httpText(failure, t),
            cause: detailOf(failure),
            code: failure.code,
            tone: toneOf(failure.code),
          }
        : {})}
      {...(onRetry ? { onRetry } : {})}
    />
  );
}
