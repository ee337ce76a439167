import { useWatch } from 'react-hook-form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { counterTexts } from './texts';

interface CharacterCounterProps {
  /** Of the field in the form. */
  name: string;
  /** Most characters; undefined where there is no limit. */
  max: number | undefined;
}

/** How many characters an input holds. Against a limit they are counted as the browser does, else as a person would: a pair of surrogates once. */
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
