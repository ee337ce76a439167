import { sessionKey } from '../session/session';

/** A record that was opened. */
export interface RecentRecord {
  /** Console path. */
  to: string;
  title: string;
  /** What it is, in the singular. */
  kind: string;
}

/** More are no recollection but a list. */
const KEEP = 6;

let kept: { records: readonly RecentRecord[]; session: string | undefined } = {
  records: [],
  session: undefined,
};

/** The records that were opened in this session, the latest first; in memory only, for their titles are names. */
export const recentRecords = (): readonly RecentRecord[] =>
  kept.session === sessionKey() ? kept.records : [];

/** Keeps a record that is open now. */
export function keepRecent(record: RecentRecord): void {
  const others = recentRecords().filter(({ to }) => to !== record.to);
  kept = { records: [record, ...others].slice(0, KEEP), session: sessionKey() };
}
