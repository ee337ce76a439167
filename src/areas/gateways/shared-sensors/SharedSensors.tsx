import { useMemo } from 'react';
import type { TabProps } from '../../../parts/types';
import { LoadFailed } from '../../../ui/LoadFailed';
import { EmptyState, Skeletons } from '../../../ui/states';
import { sharedNow } from '../share-sensors/sensors';
import { useSensorNames } from '../share-sensors/useShareSensors';
import type { SharedSensorsOptions } from './options';
import { SharedList, sharedOnes } from './SharedList';
import { sharedTexts as texts } from './texts';

/** Which sensors of a gateway other assets read, by name (GWD-17); nothing is asked of one that shares none. */
export default function SharedSensors({ record, options }: TabProps<SharedSensorsOptions>) {
  const shared = useMemo(() => sharedNow(record), [record]);
  const isAny = shared !== undefined && sharedOnes(shared).length > 0;
  const { data: sensors, error, retry } = useSensorNames(String(record.id), isAny);
  if (shared === undefined) return <EmptyState title={texts.unknown} />;
  if (!isAny) return <EmptyState title={texts.none} />;
  if (!sensors && !error) return <Skeletons lines={2} />;
  return (
    <>
      {error && <LoadFailed text={texts.loadFailed} error={error} onRetry={retry} />}
      <SharedList shared={shared} sensors={sensors ?? []} assets={options.assets} />
    </>
  );
}
