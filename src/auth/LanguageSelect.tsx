import { useId, useState } from 'react';
import { sessionTexts } from '../i18n/messages/session';
import { getLanguageName } from '../lib/language/languageName';
import { storeLanguage } from '../lib/language/storedLanguage';
import { useLanguage } from '../lib/language/useLanguage';

/** Select of the language before the sign-in. Typed values stay, since the page only renders again. */
export function LanguageSelect({ languages }: { languages: readonly string[] }) {
  const id = useId();
  const language = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (tag: string): Promise<void> => {
    setHasFailed(false);
    try {
      const { changeLanguage } = await import('../i18n/changeLanguage');
      await changeLanguage(tag);
      storeLanguage(tag);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  };
  return (
    <div className="public-language">
      <label className="visually-hidden" htmlFor={id}>
        {sessionTexts.language}
      </label>
      <select id={id} className="input" value={language} onChange={({ target }) => void choose(target.value)}>
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {getLanguageName(tag)}
          </option>
        ))}
      </select>
      <span role="alert">{hasFailed ? sessionTexts.languageFailed : ''}</span>
    </div>
  );
}
