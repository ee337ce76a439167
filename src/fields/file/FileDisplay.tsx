import { safeHref } from '../../lib/safeHref';
import { PlainText } from '../PlainText';
import type { DisplayProps } from '../types';
import { fileName } from './fileName';
import { fieldTexts } from '../texts';

/** The file's name; a link where the value is an address. */
export const FileDisplay = ({ field, value }: DisplayProps) => {
  const name = fileName(value);
  const href = safeHref(value);
  if (name === '' || href === undefined) return <PlainText field={field} text={name} />;
  return (
    <a className="field-text" href={href} target="_blank" rel="noopener noreferrer">
      {name} <span className="field-hidden">{fieldTexts.newTab}</span>
    </a>
  );
};
