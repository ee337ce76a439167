import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { recordOf } from '../../../../dataProvider';
import { getGateway } from '../../../../dataProvider/contract/endpoints';
import { useDataProvider } from '../../../console/useDataProvider';
import { sameIds, sharedNow } from './sensors';
import { shareTexts as texts } from './texts';

interface ChangedSharing {
  /** Ids of the assets by sensor, as far as they are known; undefined where the gateway does not say it. */
  shared: ReadonlyMap<string, readonly string[]> | undefined;
  /** The sensor of which somebody else has changed it since the dialog opened. */
  changed: string | undefined;
  /** What has to be known before a list is replaced; undefined: nothing, or it was said already. */
  problemOf: (sensor: string, wanted: readonly string[]) => Promise<string | undefined>;
}

/**
 * A sharing replaces the whole list of a sensor, and hosts give no version of it: the gateway is read once more before it is
 * written, and what somebody else changed meanwhile is said, once.
 */
export function useChangedSharing(gateway: RaRecord): ChangedSharing {
  const { ask } = useDataProvider();
  const [shared, setShared] = useState(() => sharedNow(gateway));
  const [changed, setChanged] = useState<string>();
  const saidUnread = useRef(false);
  const problemOf = useCallback(
    async (sensor: string, wanted: readonly string[]) => {
      const answer = await ask(getGateway, { path: { id: String(gateway.id) } }).catch(() => undefined);
      if (!answer) {
        if (saidUnread.current) return undefined;
        saidUnread.current = true;
        return texts.unread;
      }
      const now = sharedNow(recordOf(answer.data.body));
      const theirs = now?.get(sensor) ?? [];
      if (!now || !shared || sameIds(theirs, shared.get(sensor) ?? [])) return undefined;
      // Next time it is compared with what was shown now.
      setShared(now);
      setChanged(sensor);
      return sameIds(theirs, wanted) ? undefined : texts.changed;
    },
    [ask, gateway, shared],
  );
  return { shared, changed, problemOf };
}
