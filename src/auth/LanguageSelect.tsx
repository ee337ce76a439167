import { sessionTexts } from '../i18n/messages/session';
import { createStorage } from '../lib/storage/storage';
import { getLanguageName } from '../lib/language/languageName';
import { useLanguage } from '../lib/language/useLanguage';

/** react-admin's store keeps the language under this key. */
const storage = createStorage('local', 'RaStore.');

/** Select of the language before the sign-in. Typed values stay, since the page only renders again. */
export function LanguageSelect({ languages }: { languages: readonly string[] }) {
  const language = useLanguage();
  const choose = async (tag: string): Promise<void> => {
    const { changeLanguage } = await import('../i18n/changeLanguage');
    await changeLanguage(tag);
    storage.set('locale', JSON.stringify(tag));
  };
  return (
    <label className="public-language">
      <span className="visually-hidden">{sessionTexts.language}</span>
      <select value={language} onChange={({ target }) => void choose(target.value)}>
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {getLanguageName(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}
