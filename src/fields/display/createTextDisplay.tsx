import type { ComponentType } from 'react';
import { formatNumber } from '../../lib/formatNumber';
import { CodeText } from './CodeText';
import { PlainText } from './PlainText';
import type { DisplayProps, FieldType } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';

/** Creates the display of a type that shows only text. `className` adds styles, such as tabular figures. */
export const createTextDisplay = (
  toText: FieldType['toText'],
  className?: string,
): ComponentType<DisplayProps> => {
  const TextDisplay = ({ field, value, place }: DisplayProps) => {
    const t = useTranslateText();
    const result = toText(value, field, t);
    const text = typeof result === 'number' ? (formatNumber(result) ?? '') : result;
    const classNames = `${className ?? 'field-text'} field-${place}`;
    return field.copyButton && text !== '' ? (
      <CodeText text={text} className={classNames} />
    ) : (
      <PlainText field={field} text={text} className={classNames} />
    );
  };
  return TextDisplay;
};
