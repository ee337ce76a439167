export type OnlineState = 'online' | 'offline' | 'unknown';

/** Returns offline while the issue `online` is active, unknown without a list of issues. */
export function getOnlineState(activeIssues: readonly string[] | null): OnlineState {
  if (activeIssues === null) return 'unknown';
  return activeIssues.includes('online') ? 'offline' : 'online';
}
