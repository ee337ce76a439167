import { ApiError } from '../../dataProvider';
import { useText } from '../i18n/useText';
import { EmptyState } from './states';
import { httpText } from './httpText';
import { LoadFailed } from './LoadFailed';

interface ReadFailedProps {
  /** What could not be read, in Spanish. */
  text: string;
  error: Error;
  onRetry: () => void;
}

/** A refusal is no fault, and asking again would not change it: it is said calmly and without a button. */
export function ReadFailed({ text, error, onRetry }: ReadFailedProps) {
  const t = useText();
  if (error instanceof ApiError && error.code === 403)
    return <EmptyState title={text} text={httpText(error, t)} />;
  return <LoadFailed text={text} error={error} onRetry={onRetry} />;
}
