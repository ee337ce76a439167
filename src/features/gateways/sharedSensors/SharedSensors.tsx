import { useMemo } from 'react';
import type { TabExtensionProps } from '../../../extensions/types';
import { LoadError } from '../../../ui/feedback/LoadError';
import { Skeletons } from '../../../ui/feedback/states';
import { parseSharing } from '../shareSensors/sharableSensors';
import { useSharableSensors } from '../shareSensors/useShareSensors';
import type { SharedSensorsOptions } from './options';
import { SharingTable, getSharedEntries } from './SharingTable';
import { sharedSensorsTexts as texts } from './texts';

/** Sensors of a gateway that other assets read, by name; requests nothing if none is shared. */
export default function SharedSensors({ record, options }: TabExtensionProps<SharedSensorsOptions>) {
  const assetsBySensor = useMemo(() => parseSharing(record), [record]);
  const hasSharedSensors = assetsBySensor !== undefined && getSharedEntries(assetsBySensor).length > 0;
  const { data: sensors, error, refetch } = useSharableSensors(String(record.id), hasSharedSensors);
  if (assetsBySensor === undefined || !hasSharedSensors)
    return (
      <section className="card detail-section">
        <h2>{texts.title}</h2>
        <p className="muted">{assetsBySensor === undefined ? texts.unknown : texts.none}</p>
      </section>
    );
  if (!sensors && !error) return <Skeletons lines={2} />;
  return (
    <>
      {error && <LoadError text={texts.loadFailed} error={error} onRetry={refetch} />}
      <SharingTable assetsBySensor={assetsBySensor} sensors={sensors ?? []} assets={options.assets} />
    </>
  );
}
