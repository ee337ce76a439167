import type { ComponentType } from 'react';
import { formatNumber } from '../../lib/formatNumber';
import { PlainText } from './PlainText';
import type { DisplayProps, FieldType } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';

/** Makes the display of a type that is nothing but its text. `className` for the look, for example figures of one width. */
export const createTextDisplay = (
  toText: FieldType['toText'],
  className?: string,
): ComponentType<DisplayProps> => {
  const TextDisplay = ({ field, value, place }: DisplayProps) => {
    const t = useTranslateText();
    const result = toText(value, field, t);
    const text = typeof result === 'number' ? (formatNumber(result) ?? '') : result;
    return <PlainText field={field} text={text} className={`${className ?? 'field-text'} field-${place}`} />;
  };
  return TextDisplay;
};
