import type { Request } from 'express';

/** Names of body members whose values never reach a log. */
const secretMember = /password|token|secret|^nfc$|^qr|code$/i;

/** Minimum length of a removed value: without shorter ones a line would be unreadable. */
const MIN_LENGTH = 4;

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    const bare = value.replaceAll(':', '');
    // Rules store cards without colons and in capitals.
    for (const spelling of [value, bare, bare.toUpperCase()]) into.add(spelling);
  } else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) collectTexts(member, into);
}

function collectSecrets(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    if (secretMember.test(name)) collectTexts(member, into);
    else collectSecrets(member, into);
}

/** Removes the secrets of a request from a line for the log: its bearer token, and passwords, tokens and codes of its body. */
export function redact(line: string, req: Pick<Request, 'get' | 'body'>): string {
  const secrets = new Set<string>();
  collectSecrets(req.body as unknown, secrets);
  const [, token] = /^Bearer (.+)$/.exec(req.get('authorization') ?? '') ?? [];
  if (token !== undefined) secrets.add(token);
  return [...secrets]
    .filter((secret) => secret.length >= MIN_LENGTH)
    .sort((left, right) => right.length - left.length)
    .reduce((text, secret) => text.replaceAll(secret, '***'), line);
}
