import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { extractRecord } from '../../../../dataProvider';
import { getGateway } from '../../../../dataProvider/contract/endpoints';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { isSameIdSet, parseSharing } from './sharableSensors';
import { shareSensorsTexts as texts } from './texts';

interface SharingConflict {
  /** Ids of the assets by sensor, as far as they are known; undefined where the gateway does not say it. */
  assetsBySensor: ReadonlyMap<string, readonly string[]> | undefined;
  /** The sensor of which somebody else has changed it since the dialog opened. */
  changedSensor: string | undefined;
  /** What has to be known before a list is replaced; undefined: nothing, or it was said already. */
  findConflict: (sensor: string, assetIds: readonly string[]) => Promise<string | undefined>;
}

/**
 * A sharing replaces the whole list of a sensor, and hosts give no version of it: the gateway is read once more before it is
 * written, and what somebody else changed meanwhile is said, once.
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
      // Next time it is compared with what was shown now.
      setAssetsBySensor(currentSharing);
      setChangedSensor(sensor);
      return isSameIdSet(currentAssets, assetIds) ? undefined : texts.changed;
    },
    [callOperation, gateway, assetsBySensor],
  );
  return { assetsBySensor, changedSensor, findConflict };
}
