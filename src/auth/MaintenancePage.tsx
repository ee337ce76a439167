import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { sessionTexts } from '../i18n/es/session';
import { saveReturnPath } from '../session/navigation/returnPath';
import { hardNavigate } from '../session/navigation/hardNavigate';
import { InterruptedInvitation } from './register/InterruptedInvitation';
import { AuthLayout } from './AuthLayout';
import { Button } from '../ui/button/Button';

const texts = sessionTexts.maintenance;

interface MaintenancePageProps {
  config: RuntimeConfig;
  /** The page that met the 503, still unchecked. */
  next: string | null;
}

/** Shown after a 503 (LOGIN-38); the button loads the base path (LOGIN-39), where the page that was left is offered; an invitation is here, too. */
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
