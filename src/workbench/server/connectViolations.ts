import { getOrigin } from '../../../dataProvider/http/hostUrl';

/** Origins that the Content-Security-Policy of the page has refused, with the policy's `connect-src`. */
const refused = new Map<string, string>();
let isWatching = false;

/** Starts to note the calls that the Content-Security-Policy refuses; the page watches until it is left. */
export function watchConnectViolations(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, originalPolicy }) => {
      if (effectiveDirective !== 'connect-src') return;
      const [directive = 'connect-src'] = /connect-src[^;]*/.exec(originalPolicy) ?? [];
      refused.set(getOrigin(blockedURI), directive.trim());
    },
  );
}

/** Returns the `connect-src` that refused a URL; undefined if none did. The browser reports it after the call has failed. */
export async function findConnectViolation(url: string): Promise<string | undefined> {
  await new Promise((resolve) => {
    setTimeout(resolve, REPORT_DELAY);
  });
  return refused.get(getOrigin(url));
}

/** ms in which browsers report a refused call. */
const REPORT_DELAY = 50;
