import type { RuntimeConfig } from '../config/runtime';
import { sessionTexts } from '../i18n/es/session';
import { safeNext } from '../lib/safeNext';
import { leaveTo } from '../session/leaveTo';
import { PublicFrame } from './PublicFrame';
import { Button } from '../ui/Button';

const texts = sessionTexts.maintenance;

interface MaintenancePageProps {
  config: RuntimeConfig;
  /** The page that met the 503, still unchecked. */
  next: string | null;
}

/** Shown after a 503 (LOGIN-38); the button loads the base path, or the page that was left (LOGIN-39). */
export function MaintenancePage({ config, next }: MaintenancePageProps) {
  return (
    <PublicFrame config={config} title={texts.title} width={440}>
      <div className="public-form centred">
        <h1>{texts.title}</h1>
        <p>{texts.first}</p>
        <p className="muted">{texts.second}</p>
        <Button variant="primary" wide onClick={() => leaveTo(safeNext(next, '/admin'))}>
          {texts.reload}
        </Button>
      </div>
    </PublicFrame>
  );
}
