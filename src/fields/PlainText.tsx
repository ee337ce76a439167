import type { Field } from '../config/types';
import { useText } from '../i18n/useText';
import { breakable } from './breakable';

interface PlainTextProps {
  field: Field;
  /** Already translated; '' shows the text for "none". */
  text: string;
  className?: string;
}

/** A text, or `field.empty` where the value has none: a value of a wrong type must not look like a value. */
export const PlainText = ({ field, text, className }: PlainTextProps) =>
  text.trim() === '' ? <NoText field={field} /> : <span className={className}>{breakable(text)}</span>;

const NoText = ({ field }: Pick<PlainTextProps, 'field'>) => {
  const translate = useText();
  return <span className="field-empty">{translate(field.empty)}</span>;
};
