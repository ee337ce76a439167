export type OnlineState = 'online' | 'offline' | 'unknown';

/** AGW-35, AGW-36: offline while the issue `online` is active, unknown without a list of issues. */
export function getOnlineState(activeIssues: readonly string[] | null): OnlineState {
  if (activeIssues === null) return 'unknown';
  return activeIssues.includes('online') ? 'offline' : 'online';
}
