import type { RuntimeConfig } from '../config/runtime';
import { sessionTexts } from '../i18n/es/session';
import { keepLeftPage } from '../session/leftPage';
import { leaveTo } from '../session/leaveTo';
import { LeftInvitation } from './LeftInvitation';
import { PublicFrame } from './PublicFrame';
import { Button } from '../ui/Button';

const texts = sessionTexts.maintenance;

interface MaintenancePageProps {
  config: RuntimeConfig;
  /** The page that met the 503, still unchecked. */
  next: string | null;
}

/** Shown after a 503 (LOGIN-38); the button loads the base path (LOGIN-39), where the page that was left is offered; an invitation is here, too. */
export function MaintenancePage({ config, next }: MaintenancePageProps) {
  const reload = () => {
    keepLeftPage(next);
    leaveTo('/admin');
  };
  return (
    <PublicFrame config={config} title={texts.title} width={440}>
      <div className="public-form centred">
        <h1>{texts.title}</h1>
        <p>{texts.first}</p>
        <p className="muted">{texts.second}</p>
        <Button variant="primary" wide onClick={reload}>
          {texts.reload}
        </Button>
        <LeftInvitation />
      </div>
    </PublicFrame>
  );
}
