/** Language in which the texts of the console are written first; a text that another language lacks is shown in it. */
export const SOURCE_LANGUAGE = 'es';

/** Languages of the console's own texts and of the bundled resources, the source language first. */
export const BUNDLED_LANGUAGES: readonly string[] = [SOURCE_LANGUAGE, 'en'];

/** Form of a language tag: a language, and a region or script if wanted (`es`, `pt-BR`). */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/** Locales of `Intl` of languages without a region: Spain and, for English, days before months. */
const LOCALES: Readonly<Record<string, string>> = { es: 'es-ES', en: 'en-GB' };

let language = SOURCE_LANGUAGE;
let languages: readonly string[] = [SOURCE_LANGUAGE];

/** Returns the tag of the language that is shown. */
export const getLanguage = (): string => language;

/** Sets the language that is shown. `changeLanguage` calls this and shows the texts. */
export const setLanguage = (tag: string): void => void (language = tag);

/** Label and group in the menu, by resource. */
export type MenuLabels = Readonly<Record<string, { label: string; group: string | null }>>;

/** Texts of a language that the build has put into a file of its own. */
export interface LanguageFile {
  /** Tag of the file, also in the names of the declarations' files. */
  language: string;
  /** Tables by their ids (`defineTexts`). */
  tables: Readonly<Record<string, unknown>>;
  /** Labels of the bundled resources in the menu, and of its groups, by resource. */
  menuLabels: MenuLabels;
}

/** Loads the file of a language. The entry of the console sets it, since it knows the files of the build. */
export const languageSource: { load: (tag: string) => Promise<LanguageFile | undefined> } = {
  load: () => Promise.resolve(undefined),
};

/** Language of the files of texts that are loaded: `pt` for `pt-BR` if there are no texts of the region. */
let textLanguage = SOURCE_LANGUAGE;
let menuLabels: MenuLabels | undefined;

/** Called when the language has changed, with the labels of the menu in it; the change waits for them. */
export const languageListeners = new Set<(labels: MenuLabels | undefined) => unknown>();

/** Returns the labels of the menu in the language that is shown; undefined for the source language. */
export const getMenuLabels = (): MenuLabels | undefined => menuLabels;

/** Returns the language of the texts that are shown. */
export const getTextLanguage = (): string => textLanguage;

/** Sets the language of the texts that are shown, with the labels of the menu in it; `changeLanguage` calls this. */
export function setTextLanguage(tag: string, labels: MenuLabels | undefined): void {
  textLanguage = tag;
  menuLabels = labels;
}

/** Returns the URL of a JSON file in a language: `/static/a-1f.json` is `/static/a-1f.en.json`. */
export const toLanguageUrl = (url: string, tag: string): string =>
  tag === SOURCE_LANGUAGE ? url : url.replace(/\.json$/, `.${tag}.json`);

/** Returns the tags of the languages that a person can choose, the default one first. */
export const getLanguages = (): readonly string[] => languages;

/** Sets the languages of the installation (`languages` of the runtime config). */
export const setLanguages = (tags: readonly string[]): void => void (languages = tags);

/**
 * Returns the locale for `Intl`: the tag of the language that is shown, with a region for Spanish and English. Digits are
 * those that hosts and inputs use.
 */
export const getLocale = (): string => LOCALES[language] ?? `${language}-u-nu-latn`;

/** Returns the entry of a table by language: of the tag (`pt-BR`), else of its language (`pt`); undefined if there is none. */
export const findByLanguage = <T>(entries: Readonly<Record<string, T>>, tag = language): T | undefined => {
  const key = [tag, tag.replace(/-.*/, '')].find((candidate) => Object.hasOwn(entries, candidate));
  return key === undefined ? undefined : entries[key];
};

/** A text by language: `{ "es": "Cargador", "en": "Charger" }`. */
export type LocalizedText = Readonly<Record<string, string>>;

/** Returns a text that may be written by language, in the language that is shown. */
export const pickShownText = (text: string | LocalizedText): string =>
  typeof text === 'string' ? text : pickText(text);

/** Returns a text in the language that is shown, else in the source language, else in the first there is. */
export const pickText = (texts: LocalizedText, tag = getLanguage()): string =>
  findByLanguage(texts, tag) ?? findByLanguage(texts, SOURCE_LANGUAGE) ?? Object.values(texts)[0] ?? '';
