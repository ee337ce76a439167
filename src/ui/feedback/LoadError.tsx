import { ApiError, isRedirectingError } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ErrorState, Skeletons } from './states';
import { useLogError } from './useLogError';
import { getHostErrorDetail, getHttpErrorMessage, getStatusTone } from './errorMessage';

interface LoadErrorProps {
  /** Error title, in Spanish. */
  text: string;
  error?: Error | null;
  onRetry?: () => void;
}

/**
 * Error in place of the data: the title, the cause if the host sent one, and a retry button. It shows no toast; the message
 * log has the error.
 */
export function LoadError({ text, error, onRetry }: LoadErrorProps) {
  const t = useTranslateText();
  useLogError(text, error);
  // The page is about to be left and a message already reports that, so keep showing the loading state.
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
