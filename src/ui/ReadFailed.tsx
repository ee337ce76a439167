import { ApiError } from '../../dataProvider';
import { useText } from '../i18n/useText';
import { EmptyState } from './states';
import { httpText } from './httpText';
import { LoadFailed } from './LoadFailed';
import { useLogFailure } from './useLogFailure';

interface ReadFailedProps {
  /** What could not be read, in Spanish. */
  text: string;
  error: Error;
  onRetry: () => void;
}

/** A refusal is no fault, and asking again would not change it: it is said calmly and without a button, and kept in the log. */
export function ReadFailed({ text, error, onRetry }: ReadFailedProps) {
  const t = useText();
  const refusal = error instanceof ApiError && error.code === 403 ? error : undefined;
  // What failed otherwise is written there by what shows it.
  useLogFailure(text, refusal);
  if (refusal) return <EmptyState title={text} text={httpText(refusal, t)} />;
  return <LoadFailed text={text} error={error} onRetry={onRetry} />;
}
