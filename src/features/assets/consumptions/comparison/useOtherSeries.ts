import { useCallback, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { ApiError } from '../../../../../dataProvider';
import type { Field, Resource } from '../../../../config/types';
import { optionsOf } from '../../../../fields/core/optionsOf';
import type { ResolvedReferenceOptions } from '../../../../fields/reference/schema';
import { interpolateText } from '../../../../i18n/interpolateText';
import {
  useGetRecordTitle,
  useGetSecondaryText,
  useResources,
} from '../../../../queries/console/consoleHooks';
import { useRecordQuery } from '../../../../queries/record/useRecordQuery';
import type { SensorSeries } from '../sensorSeries';
import { useSensors } from '../useSensors';
import { useTimeSeries, type SeriesRequest } from '../useSeries';
import { findCounterpart } from './findCounterpart';
import { comparisonTexts as texts } from './texts';

/** Values of another record over the requested span. */
export interface OtherSeries {
  /** Title of the record, with its secondary text if the own record has the same title. */
  name: string;
  series: SensorSeries | undefined;
  /** Name of its sensor; undefined while it is not known. */
  sensorName: string | undefined;
  isFetching: boolean;
  /** Reason why there is no line. */
  problem: string | undefined;
  /** Reads again; undefined if that would change nothing. */
  retry: (() => void) | undefined;
}

interface OtherOptions {
  field: Field | undefined;
  resource: Resource;
  record: RaRecord;
  /** Id of the other record, '' for none. */
  id: string;
  request: SeriesRequest | null;
  /** Unit of the own values. */
  unit: string | undefined;
}

/** Reads title, sensors and values of another record; nothing without its id. */
export function useOtherSeries({ field, resource, record, id, request, unit }: OtherOptions): OtherSeries {
  const isOn = field !== undefined && id !== '' && request !== null;
  const resources = useResources();
  const getName = useGetOtherName(field);
  const otherResource =
    (field && resources.get(optionsOf<ResolvedReferenceOptions>(field).resource)) ?? resource;
  const other = useRecordQuery(otherResource, isOn ? id : undefined).record;
  const name = useMemo(() => (other ? getName(other, record) : '') || id, [getName, other, record, id]);
  const sensors = useSensors(id, isOn);
  const counterpart = useMemo(
    () => (request && sensors.data ? findCounterpart(request.sensor, sensors.data) : undefined),
    [request, sensors.data],
  );
  const otherRequest = useMemo(
    () => (isOn && counterpart ? { ...request, sensor: counterpart } : null),
    [isOn, counterpart, request],
  );
  const values = useTimeSeries(id, otherRequest, counterpart?.type ?? '');
  const isFetching = isOn && (sensors.isFetching || values.isFetching);
  const failed = sensors.error && !sensors.data ? sensors : values.error ? values : undefined;
  const problem = !isOn || isFetching ? undefined : getProblem();
  return {
    name,
    series: problem === undefined && isOn ? values.data : undefined,
    sensorName: counterpart?.name,
    isFetching,
    problem,
    retry: failed && !isFinal(failed.error) ? failed.refetch : undefined,
  };

  function getProblem(): string | undefined {
    if (failed) return interpolateText(getFailureText(failed.error), { name });
    if (sensors.data && !counterpart) return interpolateText(texts.noSensor, { name });
    if (values.data?.points.length === 0) return interpolateText(texts.noValues, { name });
    const otherUnit = values.data?.unit;
    return otherUnit === undefined || unit === undefined || otherUnit === unit
      ? undefined
      : interpolateText(texts.otherUnit, { name, unit: otherUnit || '–' });
  }
}

/** Errors that reading again does not change. */
const isFinal = (error: Error | null): boolean =>
  error?.name === 'PathError' || (error instanceof ApiError && [403, 404].includes(Number(error.code)));

function getFailureText(error: Error | null): string {
  if (!isFinal(error)) return texts.failed;
  return error instanceof ApiError && error.code === 403 ? texts.refused : texts.notFound;
}

/**
 * Returns a function that names the other record: by its title, with its secondary text if the own record has the same one. The
 * picker's own function would load the forms.
 */
function useGetOtherName(field: Field | undefined): (other: RaRecord, own: RaRecord) => string {
  const titleOf = useGetRecordTitle();
  const secondaryTextOf = useGetSecondaryText();
  return useCallback(
    (other, own) => {
      if (!field) return '';
      const { resource, display } = optionsOf<ResolvedReferenceOptions>(field);
      const getTitle = (record: RaRecord) =>
        titleOf(resource, record, display === undefined ? [] : [display].flat());
      const title = getTitle(other);
      const parts = title === getTitle(own) ? [title, secondaryTextOf(resource, other, title)] : [title];
      return parts.filter((part) => part !== '').join(' · ');
    },
    [field, titleOf, secondaryTextOf],
  );
}
