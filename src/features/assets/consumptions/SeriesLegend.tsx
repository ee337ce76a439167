import type { QueryState } from '../../../queries/api/useApiQuery';
import { globalTexts } from '../../../i18n/messages/global';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { ComparisonToggle } from './comparison/ComparisonToggle';
import { ReadFailure } from './comparison/ReadFailure';
import { comparisonTexts } from './comparison/texts';
import type { Comparison } from './comparison/useComparison';
import type { SensorSeries } from './sensorSeries';
import { consumptionTexts as texts } from './texts';

interface SeriesLegendProps {
  /** Text of the dashed line; undefined if there is none. */
  average: string | undefined;
  presence: QueryState<SensorSeries>;
  comparison: Comparison;
}

/** Legend of the dashed line, the shaded spans and the compared lines, or the reason why there are none. */
export function SeriesLegend({
  average,
  presence,
  comparison: { earlier, other, typical },
}: SeriesLegendProps) {
  const t = useTranslateText();
  const { query } = earlier;
  return (
    <div className="consumption-legend muted">
      <div className="consumption-key">
        {average !== undefined && (
          <span>
            <span className="average-swatch" aria-hidden />
            <span>{` ${average}`}</span>
          </span>
        )}
        {presence.error ? (
          <ReadFailure text={texts.presence_error} onRetry={presence.refetch} />
        ) : presence.data?.points.length === 0 ? (
          <span>{texts.no_presence}</span>
        ) : (
          // Also while the presence is being read, so that the toggles after it do not move when it arrives.
          <span>
            <span className="presence-swatch" aria-hidden />
            <span>{` ${texts.presence}`}</span>
          </span>
        )}
      </div>
      <div className="consumption-key of-comparisons">
        <ComparisonToggle
          isOn={earlier.isOn}
          toggle={earlier.toggle}
          swatch={<span className="earlier-swatch" aria-hidden />}
          label={texts.earlier}
        />
        {other && (
          <ComparisonToggle
            isOn={other.isOn}
            toggle={other.toggle}
            swatch={<span className="other-swatch" aria-hidden />}
            label={t(other.field.label)}
            disabledReason={other.isAllowed ? undefined : globalTexts.no_permission}
          />
        )}
        {typical && (
          <ComparisonToggle
            isOn={typical.isOn}
            toggle={typical.toggle}
            swatch={<span className="unusual-swatch" aria-hidden />}
            label={comparisonTexts.unusual}
            disabledReason={typical.isPossible ? undefined : comparisonTexts.onlyAmounts}
          />
        )}
        {earlier.isOn && query.isFetching && <span role="status">{texts.getting}</span>}
        {earlier.isOn && !query.isFetching && query.error && (
          <ReadFailure text={texts.earlier_error} onRetry={query.refetch} />
        )}
        {earlier.isOn && query.data?.points.length === 0 && <span role="status">{texts.no_earlier}</span>}
      </div>
    </div>
  );
}
