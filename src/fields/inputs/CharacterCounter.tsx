import { useWatch } from 'react-hook-form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { counterTexts } from './texts';

interface CharacterCounterProps {
  /** Name of the field in the form. */
  name: string;
  /** Maximum length in characters; undefined if unlimited. */
  max: number | undefined;
}

/**
 * Shows the number of characters in an input. With a limit it counts as browsers do; else a surrogate pair counts as one.
 */
export const CharacterCounter = ({ name, max }: CharacterCounterProps) => {
  const value: unknown = useWatch({ name });
  const t = useTranslateText();
  const text = typeof value === 'string' ? value : '';
  if (max === undefined)
    return (
      <span className="field-counter">
        {t(counterTexts.characters, { smart_count: Array.from(text).length })}
      </span>
    );
  return (
    <span className="field-counter" data-over={text.length > max}>
      <span className="field-hidden">{`${counterTexts.of} `}</span>
      <span>{`${text.length}/${max}`}</span>
    </span>
  );
};
