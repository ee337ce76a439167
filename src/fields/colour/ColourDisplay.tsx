import { isHexColour } from '../../lib/colour';
import { PlainText } from '../PlainText';
import { plainText } from '../text/plainText';
import type { DisplayProps } from '../types';

export const ColourDisplay = ({ field, value }: DisplayProps) => (
  <span className="field-colour">
    <Swatch value={value} />
    <PlainText field={field} text={plainText(value)} />
  </span>
);

/** A sample of the colour; nothing for what is no colour, so that no other text reaches a style. */
export const Swatch = ({ value }: { value: unknown }) =>
  isHexColour(value) ? (
    <span className="field-swatch" style={{ background: value }} aria-hidden="true" />
  ) : null;
