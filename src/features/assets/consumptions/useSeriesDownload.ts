import { useCallback, useEffect, useRef } from 'react';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { downloadTimeSeries } from '../../../../dataProvider/contract/endpoints';
import { consumptionTexts as texts } from './texts';
import { useLock } from '../../../ui/hooks/useLock';
import { useNotifyError } from '../../../ui/feedback/useNotifyError';
import { downloadResponse } from '../../../mutations/downloadResponse';
import type { SeriesRequest } from './useSeries';

const FILE_NAME = 'assets_consumptions.csv';

/** Downloads the values of a sensor as a file. Leaving the tab aborts it. */
export function useSeriesDownload(assetId: string): {
  busy: boolean;
  download: (request: SeriesRequest) => Promise<void>;
} {
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyError();
  const { busy, run } = useLock();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const download = useCallback(
    ({ sensor, span }: SeriesRequest) =>
      run(async () => {
        const { signal } = (controller.current = new AbortController());
        try {
          const { from, until } = span;
          const { data } = await dataProvider.callOperation(
            downloadTimeSeries,
            { path: { assetId }, query: { assetId, sensor_uuid: sensor.id, format: 'csv', from, until } },
            { signal, responseType: 'blob' },
          );
          await downloadResponse(data.body, FILE_NAME);
        } catch (error) {
          if (signal.aborted) return;
          notifyFailure(texts.download_error, error);
        }
      }),
    [run, assetId, dataProvider, notifyFailure],
  );
  return { busy, download };
}
