import { languageSource, SOURCE_LANGUAGE } from '../lib/language/language';

/** Loads what a change to a language needs, so that the change cannot fail for lack of it. Rejects if it cannot be loaded. */
export async function loadLanguage(tag: string): Promise<void> {
  await Promise.all([
    import('./changeLanguage'),
    tag === SOURCE_LANGUAGE ? undefined : languageSource.load(tag),
  ]);
}
