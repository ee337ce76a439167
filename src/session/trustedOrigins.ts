/** Parses origins from a string separated by spaces or commas; skips entries that are not http URLs. */
export const parseOrigins = (text: string): readonly string[] =>
  text.split(/[\s,]+/).flatMap((part) => {
    try {
      const { protocol, origin } = new URL(part);
      return /^https?:$/.test(protocol) ? [origin] : [];
    } catch {
      return [];
    }
  });

/** Origins that the build trusts with the session's token, besides the origin of the sign-in: `VITE_TOKEN_ORIGINS`. */
export const trustedOrigins: readonly string[] = parseOrigins(import.meta.env.VITE_TOKEN_ORIGINS ?? '');

/**
 * True if sessions may be started at an origin. If the build lists origins, only they and the console's own are allowed,
 * whatever the runtime config says. Otherwise any origin is allowed, and the login page shows it.
 */
export const isTrustedOrigin = (
  origin: string,
  trusted: readonly string[] = trustedOrigins,
  consoleOrigin: string = window.location.origin,
): boolean => trusted.length === 0 || origin === '' || origin === consoleOrigin || trusted.includes(origin);

/** Returns the first origin in the config that the build does not trust (main host or provider), with its config key. */
export const findUntrustedOrigin = (
  originsByKey: Readonly<Record<string, string | undefined>>,
  ...buildOptions: [named?: readonly string[], own?: string]
): readonly [at: string, origin: string] | undefined => {
  const untrusted = Object.entries(originsByKey).find(
    ([, origin = '']) => !isTrustedOrigin(origin, ...buildOptions),
  );
  return untrusted && [untrusted[0], untrusted[1] ?? ''];
};
