import { withSoftBreaks } from '../display/withSoftBreaks';
import { optionsOf } from '../core/optionsOf';
import { PlainText } from '../display/PlainText';
import { toPlainText } from '../display/toPlainText';
import type { DisplayProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { hrefOf } from './checkUrl';
import type { ResolvedUrlOptions } from './schema';
import { fieldTexts } from '../core/texts';
import { PROGRAM_LINK, urlText } from './urlText';

/** A link; of a telephone number or an e-mail address without its scheme. */
export const UrlDisplay = ({ field, value }: DisplayProps) => {
  const t = useTranslateText();
  const href = hrefOf(value, field);
  if (href === undefined) return <PlainText field={field} text={toPlainText(value)} />;
  const { text } = optionsOf<ResolvedUrlOptions>(field);
  const label = text === undefined ? withSoftBreaks(urlText(value, field)) : t(text);
  if (PROGRAM_LINK.test(href))
    return (
      <a className="field-text" href={href}>
        {label}
      </a>
    );
  return (
    <a className="field-text" href={href} target="_blank" rel="noopener noreferrer">
      <span>{label}</span> <span className="field-hidden">{fieldTexts.newTab}</span>
    </a>
  );
};
