import { ApiError } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { EmptyState } from './states';
import { getHttpErrorMessage } from './errorMessage';
import { LoadError } from './LoadError';
import { useLogError } from './useLogError';

interface QueryErrorProps {
  /** Error title, in Spanish. */
  text: string;
  error: Error;
  onRetry: () => void;
}

/**
 * Error of a query. A refusal (no permission) is not a fault and retrying does not help, so it shows a neutral text without
 * a button and goes to the log.
 */
export function QueryError({ text, error, onRetry }: QueryErrorProps) {
  const t = useTranslateText();
  const refusal = error instanceof ApiError && error.code === 403 ? error : undefined;
  // `LoadError` logs all other failures.
  useLogError(text, refusal);
  if (refusal) return <EmptyState title={text} text={getHttpErrorMessage(refusal, t)} />;
  return <LoadError text={text} error={error} onRetry={onRetry} />;
}
