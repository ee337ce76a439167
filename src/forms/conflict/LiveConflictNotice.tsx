import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, type RaRecord } from 'ra-core';
import type { LiveInput } from '../../config/schema/live';
import { isJsonEqual } from '../../lib/isJsonEqual';
import type { Changes } from '../../live/changes';
import { useFollowChanges } from '../../live/useFollowChanges';
import { liveConflictTexts } from './liveConflictTexts';

/** ms from the announcement to the read: after a save of this form it has closed by then, or has the saved record. */
const WAIT_MS = 3000;

interface LiveConflictNoticeProps {
  live: LiveInput;
  /** The edited record as last fetched. */
  record: RaRecord;
  fetchLatestRecord: () => Promise<RaRecord | undefined>;
}

/**
 * Tells once, in a message that moves nothing, that another user has changed the record of an open form. The form keeps its
 * values; saving asks field by field, as always.
 */
export default function LiveConflictNotice({ live, record, fetchLatestRecord }: LiveConflictNoticeProps) {
  const notify = useNotify();
  const isNotified = useRef(false);
  /** True from an announcement to its read. */
  const [isWaiting, setWaiting] = useState(false);
  const notifyIfChanged = useEffectEvent((latest: RaRecord | undefined) => {
    if (isNotified.current || latest === undefined || isJsonEqual(latest, record)) return;
    isNotified.current = true;
    notify(liveConflictTexts.changed, { type: 'warning' });
  });
  const check = useEffectEvent(async () => {
    setWaiting(false);
    notifyIfChanged(await fetchLatestRecord().catch(() => undefined));
  });
  useFollowChanges(live, (changes: Changes) => {
    // Undefined: anything may have changed, this record, too.
    const mayHaveChanged =
      changes?.some(({ id, kind }) => id === String(record.id) && kind === 'update') ?? true;
    if (mayHaveChanged && !isNotified.current) setWaiting(true);
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void check(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return null;
}
