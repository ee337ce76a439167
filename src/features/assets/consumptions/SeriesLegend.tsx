import type { QueryState } from '../../../queries/api/useApiQuery';
import { Button } from '../../../ui/button/Button';
import type { SensorSeries } from './sensorSeries';
import { consumptionTexts as texts } from './texts';

/** Line of the period before, which is drawn on request. */
export interface Comparison {
  isOn: boolean;
  toggle: (isOn: boolean) => void;
  earlier: QueryState<SensorSeries>;
}

interface SeriesLegendProps {
  /** Text of the dashed line; undefined if there is none. */
  average: string | undefined;
  presence: QueryState<SensorSeries>;
  comparison: Comparison;
}

/** Legend of the dashed line, the shaded spans and the earlier line, or the reason why there are none. */
export function SeriesLegend({
  average,
  presence,
  comparison: { isOn, toggle, earlier },
}: SeriesLegendProps) {
  return (
    <>
      {average !== undefined && (
        <span>
          <span className="average-swatch" aria-hidden />
          <span>{` ${average}`}</span>
        </span>
      )}
      {presence.error ? (
        <Failure text={texts.presence_error} onRetry={presence.refetch} />
      ) : presence.data?.points.length === 0 ? (
        <span>{texts.no_presence}</span>
      ) : (
        presence.data && (
          <span>
            <span className="presence-swatch" aria-hidden />
            <span>{` ${texts.presence}`}</span>
          </span>
        )
      )}
      <label className="consumption-earlier">
        <input type="checkbox" checked={isOn} onChange={({ target }) => toggle(target.checked)} />
        <span className="earlier-swatch" aria-hidden />
        <span>{texts.earlier}</span>
      </label>
      {isOn && earlier.isFetching && <span role="status">{texts.getting}</span>}
      {isOn && !earlier.isFetching && earlier.error && (
        <Failure text={texts.earlier_error} onRetry={earlier.refetch} />
      )}
      {isOn && earlier.data?.points.length === 0 && <span role="status">{texts.no_earlier}</span>}
    </>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <span role="status">
      <span>{text}</span>{' '}
      <Button small onClick={onRetry}>
        {texts.retry}
      </Button>
    </span>
  );
}
