import { parseSetCookie } from '../resources/browser/cookies';

/** Cookies of one host. */
export interface CookieJar {
  /** Keeps the cookies that a response sets, and drops those that it removes. */
  store: (headers: Headers) => void;
  /** Value of the header Cookie; undefined for none. */
  header: () => string | undefined;
}

/** Creates an empty jar. Paths and domains are not compared: all calls of a run go to one host. */
export function createCookieJar(): CookieJar {
  const values = new Map<string, string>();
  return {
    store: (headers) => {
      for (const { name, value, attributes } of headers.getSetCookie().map(parseSetCookie))
        if (hasEnded(attributes)) values.delete(name);
        else values.set(name, value);
    },
    header: () => [...values].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
  };
}

const hasEnded = (attributes: ReadonlyMap<string, string>): boolean => {
  const age = attributes.get('max-age');
  return age === undefined ? Date.parse(attributes.get('expires') ?? '') <= Date.now() : Number(age) <= 0;
};
