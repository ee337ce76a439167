import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { sessionTexts } from '../i18n/messages/session';
import { saveReturnPath } from '../session/navigation/returnPath';
import { hardNavigate } from '../session/navigation/hardNavigate';
import { InterruptedInvitation } from './register/InterruptedInvitation';
import { AuthLayout } from './AuthLayout';
import { Button } from '../ui/button/Button';

const texts = sessionTexts.maintenance;

interface MaintenancePageProps {
  config: RuntimeConfig;
  /** Page that got the 503, not yet validated. */
  next: string | null;
}

/**
 * Shown after a 503. The button loads the base path, which offers the interrupted page; an invitation is offered here too.
 */
export function MaintenancePage({ config, next }: MaintenancePageProps) {
  const reload = () => {
    saveReturnPath(next);
    hardNavigate('/admin');
  };
  return (
    <AuthLayout config={config} title={texts.title} width={440}>
      <div className="public-form centred">
        <h1>{texts.title}</h1>
        <p>{texts.first}</p>
        <p className="muted">{texts.second}</p>
        <Button variant="primary" wide onClick={reload}>
          {texts.reload}
        </Button>
        <InterruptedInvitation />
      </div>
    </AuthLayout>
  );
}
