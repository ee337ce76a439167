import { ApiError } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { EmptyState } from './states';
import { getHttpErrorMessage } from './errorMessage';
import { LoadError } from './LoadError';
import { useLogError } from './useLogError';

interface QueryErrorProps {
  /** What could not be read, in Spanish. */
  text: string;
  error: Error;
  onRetry: () => void;
}

/** A refusal is no fault, and asking again would not change it: it is said calmly and without a button, and kept in the log. */
export function QueryError({ text, error, onRetry }: QueryErrorProps) {
  const t = useTranslateText();
  const refusal = error instanceof ApiError && error.code === 403 ? error : undefined;
  // What failed otherwise is written there by what shows it.
  useLogError(text, refusal);
  if (refusal) return <EmptyState title={text} text={getHttpErrorMessage(refusal, t)} />;
  return <LoadError text={text} error={error} onRetry={onRetry} />;
}
