import type { ReactNode } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { ButtonLink } from '../button/ButtonLink';

const texts = shellTexts.states;

interface NotFoundProps {
  title?: string;
  text?: ReactNode;
  /** Console path of the back link. Default: the landing page. */
  backTo?: string;
  backLabel?: string;
}

/** Page for a missing record or page, and for one that the user cannot access: the same text for both. */
export function NotFound({ title = texts.notFoundTitle, text = texts.notFoundText, ...back }: NotFoundProps) {
  return (
    <div className="state page">
      <h1>{title}</h1>
      <p className="state-text">{text}</p>
      <ButtonLink to={back.backTo ?? '/admin/start'}>{back.backLabel ?? texts.back}</ButtonLink>
    </div>
  );
}

/** Page for a section that the user has no permission to open. */
export function NoAccess({ title = texts.noAccessTitle, text = texts.noAccessText, ...back }: NotFoundProps) {
  return <NotFound title={title} text={text} {...back} />;
}
