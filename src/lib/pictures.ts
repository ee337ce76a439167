/** Origins besides the console's own that pictures may come from. */
let origins: ReadonlySet<string> = new Set();

const here = (): string => globalThis.location?.origin ?? 'https://console.invalid';

function parse(address: string): URL | undefined {
  try {
    return new URL(address, here());
  } catch {
    return undefined;
  }
}

/** Says at the start which addresses' origins pictures may come from; paths are of the console's own. */
export function allowPictures(addresses: readonly string[]): void {
  origins = new Set(addresses.flatMap((address) => parse(address)?.origin ?? []));
}

/** Whether a picture may be loaded from an address: any other host would learn who looks at it, and when. */
export function mayLoad(address: string): boolean {
  const url = parse(address);
  return url !== undefined && (url.origin === here() || origins.has(url.origin));
}

/** The host of a picture that is not loaded because the runtime config does not name it; undefined for any other value. */
export function strangeHost(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || mayLoad(value)) return undefined;
  return parse(value)?.host;
}
