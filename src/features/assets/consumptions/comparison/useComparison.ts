import { useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field, Resource } from '../../../../config/types';
import type { DayRange } from '../../../../lib/date/dayRange';
import type { QueryState } from '../../../../queries/api/useApiQuery';
import { useConsoleCanAccess } from '../../../../queries/console/consoleHooks';
import type { ConsumptionsOptions } from '../options';
import { getChartKind, toHourlyAmounts, type SensorSeries } from '../sensorSeries';
import { useEarlierSeries } from '../useEarlierSeries';
import type { SeriesRequest } from '../useSeries';
import { compareWithWeeksBefore, type TypicalHours } from './typicalHours';
import { useComparisonParams } from './useComparisonParams';
import { useHistory } from './useHistory';
import { useOtherSeries, type OtherSeries } from './useOtherSeries';

/** Comparison that a checkbox turns on. */
interface Toggle {
  isOn: boolean;
  toggle: (isOn: boolean) => void;
}

/** Comparisons of a chart with other values. */
export interface Comparison {
  /** Line of the period before. */
  earlier: Toggle & { query: QueryState<SensorSeries> };
  /** Line of another record; undefined if none is declared. */
  other: OtherComparison | undefined;
  /** Hours with more than in the weeks before; undefined if that is not declared. */
  typical: TypicalComparison | undefined;
}

export interface OtherComparison extends Toggle, OtherSeries {
  field: Field;
  record: RaRecord;
  /** True if the user may compare. */
  isAllowed: boolean;
  /** Id of the other record, '' while none is chosen. */
  id: string;
  choose: (id: string) => void;
}

export interface TypicalComparison extends Toggle {
  /** False for values that are no amounts of hours. */
  isPossible: boolean;
  query: QueryState<SensorSeries>;
  /** Undefined while the weeks before are not read. */
  hours: TypicalHours | undefined;
}

interface ComparisonOptions {
  record: RaRecord;
  resource: Resource;
  options: ConsumptionsOptions;
  request: SeriesRequest | null;
  range: DayRange;
  /** Own values. */
  values: SensorSeries | undefined;
}

/** Reads what the URL compares with the values of a request. */
export function useComparison(options: ComparisonOptions): Comparison {
  const { record, resource, request, range, values } = options;
  const { compareWith, typicalWeeks } = options.options;
  const assetId = String(record.id);
  const { hasEarlier, hasUnusual, otherId, change } = useComparisonParams();
  const canAccess = useConsoleCanAccess();
  const earlier = useEarlierSeries(assetId, hasEarlier ? request : null, range);

  const field = compareWith === undefined ? undefined : resource.fields[compareWith];
  const isAllowed = field !== undefined && canAccess(field.access);
  const comparedId = isAllowed && otherId !== assetId ? otherId : '';
  const [isPickerOpen, setPickerOpen] = useState(comparedId !== '');
  const other = useOtherSeries({ field, resource, record, id: comparedId, request, unit: values?.unit });

  const isPossible = request !== null && getChartKind(request.sensor) === 'bars';
  const hasTypical = typicalWeeks !== undefined && hasUnusual && isPossible;
  const history = useHistory(assetId, hasTypical ? request : null, range, typicalWeeks ?? 0);
  const historyValues = hasTypical ? history.data : undefined;
  const hours = useMemo(() => {
    if (!historyValues || !values || !request || typicalWeeks === undefined) return undefined;
    const toAmounts = ({ points }: SensorSeries) => toHourlyAmounts(points, request.sensor.accumulated);
    return compareWithWeeksBefore(toAmounts(values), toAmounts(historyValues), typicalWeeks);
  }, [historyValues, values, request, typicalWeeks]);

  return {
    earlier: {
      isOn: hasEarlier,
      toggle: (isOn) => change('earlier', isOn ? '1' : ''),
      query: earlier,
    },
    other: field && {
      ...other,
      field,
      record,
      isAllowed,
      id: comparedId,
      isOn: isAllowed && (isPickerOpen || comparedId !== ''),
      toggle: (isOn) => {
        setPickerOpen(isOn);
        if (!isOn) change('with', '');
      },
      choose: (id) => {
        // The picker stays when its choice is removed.
        setPickerOpen(true);
        change('with', id);
      },
    },
    typical:
      typicalWeeks === undefined
        ? undefined
        : {
            isOn: hasTypical,
            toggle: (isOn) => change('unusual', isOn ? '1' : ''),
            isPossible,
            query: history,
            hours,
          },
  };
}
