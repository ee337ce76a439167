/** Origins in a text, apart by spaces or commas; what is no http address is left out. */
export const parseOrigins = (text: string): readonly string[] =>
  text.split(/[\s,]+/).flatMap((part) => {
    try {
      const { protocol, origin } = new URL(part);
      return /^https?:$/.test(protocol) ? [origin] : [];
    } catch {
      return [];
    }
  });

/** Origins that the build trusts with the session's token besides the one that the sign-in is made at: `VITE_TOKEN_ORIGINS`. */
export const trustedOrigins: readonly string[] = parseOrigins(import.meta.env.VITE_TOKEN_ORIGINS ?? '');

/**
 * Whether sessions may be begun at an origin: where the build names origins, they and the console's own are all there are,
 * whatever the runtime config says; otherwise any, which the login page names.
 */
export const isTrustedOrigin = (
  origin: string,
  trusted: readonly string[] = trustedOrigins,
  consoleOrigin: string = window.location.origin,
): boolean => trusted.length === 0 || origin === '' || origin === consoleOrigin || trusted.includes(origin);

/**
 * Of the places of a config at which sessions begin (the main host, a provider), the first that the build does not admit:
 * the key of the config, and the origin.
 */
export const findUntrustedOrigin = (
  originsByKey: Readonly<Record<string, string | undefined>>,
  ...buildOptions: [named?: readonly string[], own?: string]
): readonly [at: string, origin: string] | undefined => {
  const untrusted = Object.entries(originsByKey).find(
    ([, origin = '']) => !isTrustedOrigin(origin, ...buildOptions),
  );
  return untrusted && [untrusted[0], untrusted[1] ?? ''];
};
