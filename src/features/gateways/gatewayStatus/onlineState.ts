export type OnlineState = 'online' | 'offline' | 'unknown';

/** Code of the issue that is active while a gateway is offline. */
export const OFFLINE_ISSUE = 'online';

/** Returns offline while the issue `online` is active, unknown without a list of issues. */
export function getOnlineState(activeIssues: readonly string[] | null): OnlineState {
  if (activeIssues === null) return 'unknown';
  return activeIssues.includes(OFFLINE_ISSUE) ? 'offline' : 'online';
}
