import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { extractRecord } from '../../../../dataProvider';
import { getGateway } from '../../../../dataProvider/contract/endpoints';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { isSameIdSet, parseSharing } from './sharableSensors';
import { shareSensorsTexts as texts } from './texts';

interface SharingConflict {
  /** Ids of the assets by sensor; undefined if the gateway does not send them. */
  assetsBySensor: ReadonlyMap<string, readonly string[]> | undefined;
  /** Sensor whose sharing another user has changed since the dialog opened. */
  changedSensor: string | undefined;
  /** Returns the conflict to show before a list is replaced; undefined for none, or if it was already shown. */
  findConflict: (sensor: string, assetIds: readonly string[]) => Promise<string | undefined>;
}

/**
 * Detects edit conflicts. A sharing replaces the whole list of a sensor, and hosts send no version. So the gateway is read
 * again before a write, and a change by another user is shown once.
 */
export function useSharingConflict(gateway: RaRecord): SharingConflict {
  const { callOperation } = useDataProvider();
  const [assetsBySensor, setAssetsBySensor] = useState(() => parseSharing(gateway));
  const [changedSensor, setChangedSensor] = useState<string>();
  const isUnreadReported = useRef(false);
  const findConflict = useCallback(
    async (sensor: string, assetIds: readonly string[]) => {
      const answer = await callOperation(getGateway, { path: { id: String(gateway.id) } }).catch(
        () => undefined,
      );
      if (!answer) {
        if (isUnreadReported.current) return undefined;
        isUnreadReported.current = true;
        return texts.unread;
      }
      const currentSharing = parseSharing(extractRecord(answer.data.body));
      const currentAssets = currentSharing?.get(sensor) ?? [];
      if (!currentSharing || !assetsBySensor || isSameIdSet(currentAssets, assetsBySensor.get(sensor) ?? []))
        return undefined;
      // The next comparison uses the state shown now.
      setAssetsBySensor(currentSharing);
      setChangedSensor(sensor);
      return isSameIdSet(currentAssets, assetIds) ? undefined : texts.changed;
    },
    [callOperation, gateway, assetsBySensor],
  );
  return { assetsBySensor, changedSensor, findConflict };
}
