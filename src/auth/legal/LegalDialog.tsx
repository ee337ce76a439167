import { useState } from 'react';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { sessionTexts } from '../../i18n/messages/session';
import { Dialog } from '../../ui/dialog/Dialog';
import { useLock } from '../../ui/hooks/useLock';
import { interpolateText } from '../../i18n/interpolateText';
import { toSafeHref } from '../../lib/url/toSafeHref';
import { toErrorText } from '../errorText';
import { getSessionEndReason } from '../../session/sessionEnd';
import type { LegalStatus } from '../../session/navigation/legal';
import { hardNavigate } from '../../session/navigation/hardNavigate';
import { FormErrorAlert } from '../form/SubmitButton';
import { Button } from '../../ui/button/Button';

const texts = sessionTexts.legal;

interface LegalDialogProps {
  request: RequestFunction;
  status: LegalStatus;
  /** Name of the company. */
  clientName: string;
  onReject: () => void;
}

/** Legal documents dialog. Only its two buttons close it: no close button, no Escape, no click on the backdrop. */
export function LegalDialog({ request, status, clientName, onReject }: LegalDialogProps) {
  const { busy, run } = useLock();
  const [failure, setFailure] = useState<string | undefined>();

  const accept = () =>
    run(async (hold) => {
      setFailure(undefined);
      try {
        await request({ method: 'POST', path: '/users/legal-documentations/accepted' });
        hold();
        hardNavigate('/admin');
      } catch (error) {
        if (getSessionEndReason() !== undefined) return hold();
        setFailure(`${texts.acceptError} ${toErrorText(error)}`);
      }
    });

  const actions = (
    <>
      <Button disabled={busy} onClick={() => onReject()}>
        {texts.revoke}
      </Button>
      <Button variant="primary" busy={busy} onClick={() => void accept()}>
        {busy ? texts.accepting : texts.accept}
      </Button>
    </>
  );
  return (
    <Dialog open title={texts.title} onClose={null} actions={actions}>
      <div className="public-form">
        <p>{interpolateText(texts.text, { client: clientName })}</p>
        <ul className="legal-links">
          <LegalLink href={toSafeHref(status.termsOfService)} text={texts.termsOfService} />
          <LegalLink href={toSafeHref(status.privacyPolicy)} text={texts.privacyPolicy} />
        </ul>
        <FormErrorAlert text={failure} />
      </div>
    </Dialog>
  );
}

function LegalLink({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined)
    return <li className="muted">{interpolateText(texts.missing, { document: text })}</li>;
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <span>{text}</span>
        <span className="visually-hidden">{` ${sessionTexts.field.newTab}`}</span>
      </a>
    </li>
  );
}
