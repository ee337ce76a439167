import { sessionTexts } from '../i18n/es/session';
import { leftInvitation } from '../session/invitationToken';
import { leaveTo } from '../session/leaveTo';
import { Button } from '../ui/Button';

const texts = sessionTexts.leftInvitation;

/** Offers the invitation that a 503 took away, which has no page of the console to be offered on (LOGIN-39). */
export function LeftInvitation() {
  const path = leftInvitation();
  if (path === undefined) return null;
  return (
    <section className="public-form" aria-label={texts.region}>
      <p role="status" className="muted">
        {texts.text}
      </p>
      <Button wide onClick={() => leaveTo(path)}>
        {texts.back}
      </Button>
    </section>
  );
}
