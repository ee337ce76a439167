let taken: string | undefined;

/**
 * The invitation's token from the page's query (LOGIN-16). It is read once and taken out of the address and the history at
 * once, so it lives in this page's memory only. Call it as early as possible; later calls give the same.
 */
export function takeInvitationToken(): string | undefined {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (token !== null) {
    taken = token || undefined;
    url.searchParams.delete('token');
    window.history.replaceState(null, '', url.pathname + url.search + url.hash);
  }
  return taken;
}
