import type { Request, Response } from 'express';

/** Languages of the host's own pages, the default one first. */
const PAGE_LANGUAGES = ['es', 'en'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** Locales of the numbers on a page, by its language. */
export const pageLocales: Readonly<Record<PageLanguage, string>> = { es: 'es-ES', en: 'en-GB' };

/** Returns the language of a page: the first of the browser's that it exists in, else Spanish. */
export function negotiateLanguage(req: Request, res: Response): PageLanguage {
  res.vary('Accept-Language');
  return req.acceptsLanguages(...PAGE_LANGUAGES) === 'en' ? 'en' : 'es';
}
