import { DEFAULTS } from '../../config/defaults';
import type { Field } from '../../config/types';
import { fieldTexts } from '../core/texts';
import { useTranslateText } from '../../i18n/useTranslateText';
import { withSoftBreaks } from './withSoftBreaks';

interface PlainTextProps {
  field: Field;
  /** Already translated; '' shows the text for "none". */
  text: string;
  className?: string;
}

/** Shows a text, or `field.emptyText` if there is none: a value of the wrong type must not look like a value. */
export const PlainText = ({ field, text, className }: PlainTextProps) =>
  text.trim() === '' ? (
    <EmptyText field={field} />
  ) : (
    <span className={className}>{withSoftBreaks(text)}</span>
  );

const EmptyText = ({ field }: Pick<PlainTextProps, 'field'>) => {
  const t = useTranslateText();
  // A screen reader may skip a dash.
  return field.emptyText === DEFAULTS.field.emptyText ? (
    <span className="field-empty" role="img" aria-label={fieldTexts.noValue}>
      {DEFAULTS.field.emptyText}
    </span>
  ) : (
    <span className="field-empty">{t(field.emptyText)}</span>
  );
};
