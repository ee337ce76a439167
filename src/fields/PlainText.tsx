import type { Field } from '../config/types';
import { useText } from '../i18n/useText';
import { Breakable } from './Breakable';

interface PlainTextProps {
  field: Field;
  /** Already translated; '' shows the text for "none". */
  text: string;
  className?: string;
}

/** A text, or `field.empty` where the value has none: a value of a wrong type must not look like a value. */
export const PlainText = ({ field, text, className }: PlainTextProps) => {
  const translate = useText();
  if (text.trim() === '') return <span className="field-empty">{translate(field.empty)}</span>;
  return (
    <span className={className}>
      <Breakable text={text} />
    </span>
  );
};
