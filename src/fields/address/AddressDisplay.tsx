import { withSoftBreaks } from '../display/withSoftBreaks';
import { PlainText } from '../display/PlainText';
import type { DisplayProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatAddress } from './formatAddress';

/** Address members for the locality: the same for all rows of a building. */
const LOCALITY_PART = /^(?:zip_code|postal_code|city|province|state|country)$/;

/** Formats an address on one line. Rows show the locality muted, so that street, number and door are prominent. */
export function AddressDisplay({ field, value, place }: DisplayProps) {
  const t = useTranslateText();
  const text = formatAddress(value, field, t);
  const streetText =
    place === 'cell' ? formatAddress(value, field, t, (part) => !LOCALITY_PART.test(part)) : '';
  if (streetText === '' || streetText === text || !text.startsWith(streetText))
    return <PlainText field={field} text={text} className={`field-text field-${place}`} />;
  return (
    <span className="field-text field-cell">
      <span>{withSoftBreaks(streetText)}</span>
      <span className="field-town">{withSoftBreaks(text.slice(streetText.length))}</span>
    </span>
  );
}
