import { useState } from 'react';
import type { Request } from '../../dataProvider/request';
import { sessionTexts } from '../i18n/es/session';
import { Dialog } from '../ui/Dialog';
import { useLock } from '../ui/useLock';
import { fillText } from '../i18n/fillText';
import { safeHref } from '../lib/safeHref';
import { errorText } from './errorText';
import { getEnding } from '../session/failures';
import type { LegalStatus } from '../session/legal';
import { leaveTo } from '../session/leaveTo';
import { FormFailure } from './SubmitButton';
import { Button } from '../ui/Button';

const texts = sessionTexts.legal;

interface LegalDialogProps {
  request: Request;
  status: LegalStatus;
  /** Name of the company (LOGIN-30). */
  client: string;
  onRevoke: () => void;
}

/** Nothing but its two buttons closes it: no cross, no Escape, no click beside it (LOGIN-29). */
export function LegalDialog({ request, status, client, onRevoke }: LegalDialogProps) {
  const { busy, run } = useLock();
  const [failure, setFailure] = useState<string | undefined>();

  const accept = () =>
    run(async (hold) => {
      setFailure(undefined);
      try {
        await request({ method: 'POST', path: '/users/legal-documentations/accepted' });
        hold();
        leaveTo('/admin'); // LOGIN-33
      } catch (error) {
        if (getEnding() !== undefined) return hold();
        setFailure(`${texts.acceptError} ${errorText(error)}`);
      }
    });

  const actions = (
    <>
      <Button locked={busy} onClick={() => onRevoke()}>
        {texts.revoke}
      </Button>
      <Button variant="primary" busy={busy} onClick={() => void accept()}>
        {busy ? texts.accepting : texts.accept}
      </Button>
    </>
  );
  return (
    <Dialog open locked title={texts.title} onClose={() => undefined} actions={actions}>
      <div className="public-form">
        <p>{fillText(texts.text, { client })}</p>
        <ul className="legal-links">
          <LegalLink href={safeHref(status.termsOfService)} text={texts.termsOfService} />
          <LegalLink href={safeHref(status.privacyPolicy)} text={texts.privacyPolicy} />
        </ul>
        <FormFailure text={failure} />
      </div>
    </Dialog>
  );
}

function LegalLink({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined) return <li className="muted">{fillText(texts.missing, { document: text })}</li>;
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <span>{text}</span>
        <span className="visually-hidden">{` ${sessionTexts.field.newTab}`}</span>
      </a>
    </li>
  );
}
