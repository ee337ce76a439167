import { breakable } from '../breakable';
import { optionsOf } from '../optionsOf';
import { PlainText } from '../PlainText';
import { plainText } from '../text/plainText';
import type { DisplayProps } from '../types';
import { useText } from '../../i18n/useText';
import { hrefOf } from './checkUrl';
import type { UrlFilled } from './schema';
import { fieldTexts } from '../texts';

export const UrlDisplay = ({ field, value }: DisplayProps) => {
  const t = useText();
  const href = hrefOf(value, field);
  if (href === undefined) return <PlainText field={field} text={plainText(value)} />;
  const { text } = optionsOf<UrlFilled>(field);
  const shown = text === undefined ? breakable(plainText(value)) : t(text);
  // Another program takes these; no tab is opened for them.
  if (/^(?:tel|mailto):/i.test(href))
    return (
      <a className="field-text" href={href}>
        {shown}
      </a>
    );
  return (
    <a className="field-text" href={href} target="_blank" rel="noopener noreferrer">
      <span>{shown}</span> <span className="field-hidden">{fieldTexts.newTab}</span>
    </a>
  );
};
