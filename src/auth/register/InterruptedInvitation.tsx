import { sessionTexts } from '../../i18n/messages/session';
import { getSavedInvitationPath } from '../../session/navigation/invitationToken';
import { hardNavigate } from '../../session/navigation/hardNavigate';
import { Button } from '../../ui/button/Button';

const texts = sessionTexts.leftInvitation;

/** Offers the invitation that a 503 interrupted, because it has no console page to offer it on. */
export function InterruptedInvitation() {
  const path = getSavedInvitationPath();
  if (path === undefined) return null;
  return (
    <section className="public-form" aria-label={texts.region}>
      <p role="status" className="muted">
        {texts.text}
      </p>
      <Button wide onClick={() => hardNavigate(path)}>
        {texts.back}
      </Button>
    </section>
  );
}
