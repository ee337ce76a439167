import { Button } from '../../../../ui/button/Button';
import { consumptionTexts } from '../texts';

/** Reason why something is missing in the chart, with a button that reads it again. */
export function ReadFailure({ text, onRetry }: { text: string; onRetry?: (() => void) | undefined }) {
  return (
    <span role="status">
      <span>{text}</span>{' '}
      {onRetry && (
        <Button small onClick={onRetry}>
          {consumptionTexts.retry}
        </Button>
      )}
    </span>
  );
}
