import { isHexColour } from '../../lib/colour';
import { PlainText } from '../display/PlainText';
import { toPlainText } from '../display/toPlainText';
import type { DisplayProps } from '../core/types';

export const ColourDisplay = ({ field, value }: DisplayProps) => (
  <span className="field-colour">
    <Swatch value={value} />
    <PlainText field={field} text={toPlainText(value)} />
  </span>
);

/** Renders a sample of the colour; nothing for an invalid colour, so that no other text gets into a style. */
export const Swatch = ({ value }: { value: unknown }) =>
  isHexColour(value) ? (
    <span className="field-swatch" style={{ background: value }} aria-hidden="true" />
  ) : null;
