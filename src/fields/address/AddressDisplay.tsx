import { withSoftBreaks } from '../display/withSoftBreaks';
import { PlainText } from '../display/PlainText';
import type { DisplayProps } from '../core/types';
import type { Field } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatAddress } from './formatAddress';
import { splitAddressText, type AddressTextParts } from './splitAddressText';

/** Address members for the locality: the same for all rows of a building. */
const LOCALITY_PART = /^(?:zip_code|postal_code|city|province|state|country)$/;
/** Address members for the building. */
const STREET_PART = /^(?:street_type|street_name|block_number)$/;
const SEPARATOR = ', ';

/**
 * Formats an address on one line. Rows show what is the same for a whole building less prominently: the street before the
 * home, and the locality below both.
 */
export function AddressDisplay({ field, value, place }: DisplayProps) {
  const t = useTranslateText();
  const text = formatAddress(value, field, t);
  const parts = place === 'cell' ? splitAddress(value, text, field, t) : undefined;
  if (!parts) return <PlainText field={field} text={text} className={`field-text field-${place}`} />;
  const { street, home, locality } = parts;
  return (
    <span className="field-text field-cell address">
      <span>
        <span>{withSoftBreaks(home === '' ? street : street + SEPARATOR)}</span>
        {home !== '' && <b>{withSoftBreaks(home)}</b>}
      </span>
      <span className="field-town">
        <span className="field-town-separator">{SEPARATOR}</span>
        {/* A card leaves out those that do not fit. */}
        {locality.split(SEPARATOR).map((name, index) => (
          <span key={index}>{withSoftBreaks(index === 0 ? name : SEPARATOR + name)}</span>
        ))}
      </span>
    </span>
  );
}

/** Returns the parts of an address; undefined if its text has no locality after them. */
function splitAddress(
  value: unknown,
  text: string,
  field: Field,
  t: (text: string) => string,
): AddressTextParts | undefined {
  if (typeof value === 'string') return splitAddressText(text);
  const localText = formatAddress(value, field, t, (part) => !LOCALITY_PART.test(part));
  if (localText === '' || localText === text || !text.startsWith(localText)) return undefined;
  const streetText = formatAddress(value, field, t, (part) => STREET_PART.test(part));
  const hasHome = localText.startsWith(streetText + SEPARATOR);
  return {
    street: hasHome ? streetText : localText,
    home: hasHome ? localText.slice(streetText.length + SEPARATOR.length) : '',
    locality: text.slice(localText.length + SEPARATOR.length),
  };
}
