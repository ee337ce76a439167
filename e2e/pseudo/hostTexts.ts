import type { BrowserContext, Response } from '@playwright/test';

/** Words of a text, without signs and numbers. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** The texts that a host has answered: pages show them as they are, in any language. */
export class HostTexts {
  readonly texts = new Set<string>();
  readonly words = new Set<string>();
  readonly #pending = new Set<Promise<void>>();

  listen(context: BrowserContext): void {
    context.on('response', (response) => {
      if (!/\/(?:static|icons)\//.test(new URL(response.url()).pathname)) this.#read(response);
    });
  }

  /** Waits until the bodies of all responses are read. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  add(value: unknown): void {
    if (typeof value === 'string') {
      this.texts.add(value.trim());
      for (const word of wordsOf(value)) this.words.add(word.toLowerCase());
    } else if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((one) => this.add(one));
  }

  #read(response: Response): void {
    if (!response.headers()['content-type']?.includes('json')) return;
    const reading = response
      .json()
      .then((body: unknown) => this.add(body))
      // A page that has gone takes its responses with it.
      .catch(() => undefined)
      .finally(() => this.#pending.delete(reading));
    this.#pending.add(reading);
  }
}
