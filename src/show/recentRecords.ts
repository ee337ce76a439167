import { getSessionKey } from '../session/session';

/** A record that was opened. */
export interface RecentRecord {
  /** Console path. */
  to: string;
  title: string;
  /** What it is, in the singular. */
  resourceLabel: string;
}

/** More are no recollection but a list. */
const MAX_RECENT_RECORDS = 6;

let stored: { records: readonly RecentRecord[]; sessionId: string | undefined } = {
  records: [],
  sessionId: undefined,
};

/** The records that were opened in this session, the latest first; in memory only, for their titles are names. */
export const getRecentRecords = (): readonly RecentRecord[] =>
  stored.sessionId === getSessionKey() ? stored.records : [];

/** Keeps a record that is open now. */
export function addRecentRecord(record: RecentRecord): void {
  const others = getRecentRecords().filter(({ to }) => to !== record.to);
  stored = { records: [record, ...others].slice(0, MAX_RECENT_RECORDS), sessionId: getSessionKey() };
}
