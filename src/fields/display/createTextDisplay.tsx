import type { ComponentType } from 'react';
import { formatNumber } from '../../lib/formatNumber';
import { CodeText } from './CodeText';
import { PlainText } from './PlainText';
import type { Field } from '../../config/types';
import { Tag } from '../../ui/text/Tag';
import type { DisplayProps, FieldType } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';

/**
 * Creates the display of a type that shows only text. `className` adds styles, such as tabular figures; a value with a tone has the
 * dot of that tone before it.
 */
export const createTextDisplay = (
  toText: FieldType['toText'],
  className?: string,
  getTone?: (value: unknown, field: Field) => string | undefined,
): ComponentType<DisplayProps> => {
  const TextDisplay = ({ field, value, place }: DisplayProps) => {
    const t = useTranslateText();
    const result = toText(value, field, t);
    const text = typeof result === 'number' ? (formatNumber(result) ?? '') : result;
    const classNames = `${className ?? 'field-text'} field-${place}`;
    const display =
      field.copyButton && text !== '' ? (
        <CodeText text={text} className={classNames} />
      ) : (
        <PlainText field={field} text={text} className={classNames} />
      );
    const tone = getTone?.(value, field);
    return tone === undefined ? (
      display
    ) : (
      <Tag dot tone={tone}>
        {display}
      </Tag>
    );
  };
  return TextDisplay;
};
