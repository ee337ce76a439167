import { getSessionKey } from '../session/session';

/** A recently opened record. */
export interface RecentRecord {
  /** Console path. */
  to: string;
  title: string;
  /** Singular label of its resource. */
  resourceLabel: string;
}

/** Maximum number of records, to keep the list short. */
const MAX_RECENT_RECORDS = 6;

let stored: { records: readonly RecentRecord[]; sessionId: string | undefined } = {
  records: [],
  sessionId: undefined,
};

/** Returns the records opened in this session, latest first. In memory only, since titles may be personal names. */
export const getRecentRecords = (): readonly RecentRecord[] =>
  stored.sessionId === getSessionKey() ? stored.records : [];

/** Adds the open record. */
export function addRecentRecord(record: RecentRecord): void {
  const others = getRecentRecords().filter(({ to }) => to !== record.to);
  stored = { records: [record, ...others].slice(0, MAX_RECENT_RECORDS), sessionId: getSessionKey() };
}
