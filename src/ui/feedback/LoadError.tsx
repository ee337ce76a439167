import { ApiError, isRedirectingError } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ErrorState, Skeletons } from './states';
import { useLogError } from './useLogError';
import { getHostErrorDetail, getHttpErrorMessage, getStatusTone } from './errorMessage';

interface LoadErrorProps {
  /** What could not be loaded, in Spanish. */
  text: string;
  error?: Error | null;
  onRetry?: () => void;
}

/**
 * Stays where the data would have been: what failed, why as far as the host said, and a way to try again. No message says
 * it besides; the log of messages has it (HTTP-08, HTTP-15).
 */
export function LoadError({ text, error, onRetry }: LoadErrorProps) {
  const t = useTranslateText();
  useLogError(text, error);
  // The page is about to be left, which is said once: here things are as while they load.
  if (isRedirectingError(error)) return <Skeletons />;
  const failure = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState
      title={text}
      {...(failure
        ? {
            text: getHttpErrorMessage(failure, t),
            cause: getHostErrorDetail(failure),
            code: failure.code,
            tone: getStatusTone(failure.code),
          }
        : {})}
      {...(onRetry ? { onRetry } : {})}
    />
  );
}
