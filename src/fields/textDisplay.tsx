import type { ComponentType } from 'react';
import { formatNumber } from '../lib/numbers';
import { PlainText } from './PlainText';
import type { DisplayProps, FieldType } from './types';
import { useText } from '../i18n/useText';

/** Makes the display of a type that is nothing but its text. `className` for the look, for example figures of one width. */
export const textDisplay = (toText: FieldType['toText'], className?: string): ComponentType<DisplayProps> => {
  const TextDisplay = ({ field, value, place }: DisplayProps) => {
    const t = useText();
    const found = toText(value, field, t);
    const text = typeof found === 'number' ? (formatNumber(found) ?? '') : found;
    return <PlainText field={field} text={text} className={`${className ?? 'field-text'} field-${place}`} />;
  };
  return TextDisplay;
};
