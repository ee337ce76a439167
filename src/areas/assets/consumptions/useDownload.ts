import { useCallback, useEffect, useRef } from 'react';
import { useDataProvider } from '../../../console/useDataProvider';
import { downloadTimeSeries } from '../../../../dataProvider/contract/endpoints';
import { consumptionTexts as texts } from './texts';
import { useLock } from '../../../ui/useLock';
import { useSayFailure } from '../../../ui/useSayFailure';
import { saveAnswer } from '../../../writes/saveAnswer';
import type { Asked } from './useSeries';

const FILE = 'assets_consumptions.csv';

/** Saves what a sensor measured as a file (CONS-19). Leaving the tab gives it up. */
export function useDownload(assetId: string): { busy: boolean; download: (asked: Asked) => Promise<void> } {
  const dataProvider = useDataProvider();
  const sayFailure = useSayFailure();
  const { busy, run } = useLock();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = useCallback(
    ({ sensor, span }: Asked) =>
      run(async () => {
        const { signal } = (running.current = new AbortController());
        try {
          const { from, until } = span;
          const { data } = await dataProvider.ask(
            downloadTimeSeries,
            { path: { assetId }, query: { assetId, sensor_uuid: sensor.id, format: 'csv', from, until } },
            { signal, as: 'blob' },
          );
          await saveAnswer(data.body, FILE);
        } catch (error) {
          if (signal.aborted) return;
          sayFailure(texts.download_error, error);
        }
      }),
    [run, assetId, dataProvider, sayFailure],
  );
  return { busy, download };
}
