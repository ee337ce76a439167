import { interpolateText } from '../../i18n/interpolateText';
import { fieldTexts } from './texts';

interface FieldFailureProps {
  name: string;
  type: string;
  /** The problem, as the start of a sentence. */
  problem: string;
}

/** Placeholder for a field that cannot render. Shows its name, so that the author of the declaration can find it. */
export const FieldFailure = ({ name, type, problem }: FieldFailureProps) => (
  <span className="field-failure" role="note">
    {interpolateText(fieldTexts.failedField, { problem, name, type })}
  </span>
);
