import { toSafeHref } from '../../lib/url/toSafeHref';
import { PlainText } from '../display/PlainText';
import type { DisplayProps } from '../core/types';
import { fileName, isStoredRemotely } from './fileName';
import { fieldTexts } from '../core/texts';

/** Shows the file's name; a link if the value is an absolute URL. A path is relative to the host, not to the console. */
export const FileDisplay = ({ field, value }: DisplayProps) => {
  const name = fileName(value, isStoredRemotely(field));
  const href = toSafeHref(value);
  if (!name || !href || href[0] === '/') return <PlainText field={field} text={name} />;
  return (
    <a className="field-text" href={href} target="_blank" rel="noopener noreferrer">
      <span>{name}</span> <span className="field-hidden">{fieldTexts.newTab}</span>
    </a>
  );
};
