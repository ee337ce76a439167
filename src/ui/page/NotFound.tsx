import type { ReactNode } from 'react';
import { shellTexts } from '../../i18n/es/shell';
import { ButtonLink } from '../button/ButtonLink';

const texts = shellTexts.states;

interface NotFoundProps {
  title?: string;
  text?: ReactNode;
  /** Console path of the way back, the start by default. */
  backTo?: string;
  backLabel?: string;
}

/** A page or record that does not exist or must not be seen: the same words for both (SHELL-20). */
export function NotFound({ title = texts.notFoundTitle, text = texts.notFoundText, ...back }: NotFoundProps) {
  return (
    <div className="state page">
      <h1>{title}</h1>
      <p className="state-text">{text}</p>
      <ButtonLink to={back.backTo ?? '/admin/start'}>{back.backLabel ?? texts.back}</ButtonLink>
    </div>
  );
}

/** A section that the user's permissions do not open. */
export function NoAccess({ title = texts.noAccessTitle, text = texts.noAccessText, ...back }: NotFoundProps) {
  return <NotFound title={title} text={text} {...back} />;
}
