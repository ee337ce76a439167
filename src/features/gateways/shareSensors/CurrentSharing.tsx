import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSetInitialValue } from '../../../fields/formContext/InitialValueContext';
import { interpolateText } from '../../../i18n/interpolateText';
import { SharingTable, getSharedEntries } from '../sharedSensors/SharingTable';
import type { SharableSensor } from './sharableSensors';
import { shareSensorsTexts as texts } from './texts';

interface CurrentSharingProps {
  /** Ids of assets by sensor; undefined if unknown. */
  assetsBySensor: ReadonlyMap<string, readonly string[]> | undefined;
  /** Sensor whose sharing changed while the dialog was open: its current sharing is listed. */
  changedSensor: string | undefined;
  sensors: readonly SharableSensor[];
  /** Name of the assets resource. */
  assets: string;
}

/**
 * Shows the shared sensors and, after a selection, who can read the sensor now. The form starts with these assets: removing
 * all of them ends the sharing.
 */
export function CurrentSharing({
  assetsBySensor,
  changedSensor,
  sensors,
  assets: resource,
}: CurrentSharingProps) {
  const sensor: unknown = useWatch({ name: 'sensor' });
  const { resetField } = useFormContext();
  const setInitialValue = useSetInitialValue();
  const previousUuid = useRef<unknown>(undefined);
  const uuid = typeof sensor === 'string' && sensor !== '' ? sensor : undefined;
  useEffect(() => {
    if (uuid === undefined || previousUuid.current === uuid) return;
    previousUuid.current = uuid;
    const assets = [...(assetsBySensor?.get(uuid) ?? [])];
    resetField('assets', { defaultValue: assets });
    // Selecting a sensor is not yet a change.
    setInitialValue('sensor', uuid);
    setInitialValue('assets', assets);
  }, [uuid, assetsBySensor, resetField, setInitialValue]);
  if (uuid === undefined)
    return assetsBySensor && getSharedEntries(assetsBySensor).length > 0 ? (
      <SharingTable assetsBySensor={assetsBySensor} sensors={sensors} assets={resource} />
    ) : null;
  const changedAssets = uuid === changedSensor ? assetsBySensor?.get(uuid) : undefined;
  return (
    <>
      {changedAssets && (
        <SharingTable assetsBySensor={new Map([[uuid, changedAssets]])} sensors={sensors} assets={resource} />
      )}
      <p className={assetsBySensor === undefined ? 'notice warning' : 'muted'} role="status">
        {`${formatSharing(assetsBySensor, uuid)} ${texts.others}`}
      </p>
    </>
  );
}

function formatSharing(assetsBySensor: CurrentSharingProps['assetsBySensor'], uuid: string): string {
  if (assetsBySensor === undefined) return texts.unknown;
  const count = assetsBySensor.get(uuid)?.length ?? 0;
  if (count === 0) return texts.notShared;
  return interpolateText(texts.sharedWith, { smart_count: count });
}
