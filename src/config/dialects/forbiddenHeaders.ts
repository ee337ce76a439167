/** Headers that no config sets: the session's, and those of the connection. */
export const isForbiddenHeader = (name: string): boolean =>
  /^(authorization|cookie2?|host|origin|referer|content-length|proxy-.*|sec-.*)$/i.test(name);
