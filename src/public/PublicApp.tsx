import { useEffect } from 'react';
import type { Request } from '../../dataProvider/request';
import type { RuntimeConfig } from '../config/runtime';
import { buttonLook } from '../ui/buttonLook';
import { sessionTexts } from '../i18n/es/session';
import { LegalPage } from './LegalPage';
import { LoginPage } from './LoginPage';
import { MaintenancePage } from './MaintenancePage';
import { PublicFrame } from './PublicFrame';
import { lazyWithReload } from '../lib/retryImport';
import { useIdle } from '../lib/useIdle';
import { resetEnding } from '../session/failures';
import { stay } from '../session/leaveTo';
import { CALLBACK, theWay } from '../session/way';
import { RegisterPage } from './RegisterPage';
import './public.css';
import { served } from '../lib/base';

const ProviderPage = lazyWithReload(() => import('./ProviderPage'));

export interface PublicAppProps {
  config: RuntimeConfig;
  request: Request;
  /** Path of the page, without query. */
  path: string;
  /** Starts to load the admin area; called when the login page has nothing else to do. */
  preloadAdmin?: () => void;
}

/** The pages before the admin area (SHELL-12): a small application of native elements, so that the login is there at once. */
export default function PublicApp({ config, request, path, preloadAdmin }: PublicAppProps) {
  const page = path.replace(/\/+$/, '') || '/';
  useComingBack();
  useIdle(page === '/login' ? preloadAdmin : undefined);
  const next = new URLSearchParams(window.location.search).get('next');
  const { redirects } = theWay();
  if (redirects && (page === '/login' || page === CALLBACK))
    return <ProviderPage config={config} request={request} next={next} redirects={redirects} />;
  if (page === '/login') return <LoginPage config={config} request={request} next={next} />;
  if (page === '/maintenance') return <MaintenancePage config={config} next={next} />;
  if (page === '/legal-documentation') return <LegalPage config={config} request={request} />;
  // LOGIN-17: whatever the role is called.
  if (/^\/invitation\/[^/]+$/.test(page)) return <RegisterPage config={config} request={request} />;
  return <UnknownPage config={config} />;
}

function UnknownPage({ config }: { config: RuntimeConfig }) {
  const texts = sessionTexts.notFound;
  return (
    <PublicFrame config={config} title={texts.title} width={440}>
      <div className="public-form centred">
        <h1>{texts.title}</h1>
        <p className="muted">{texts.text}</p>
        <a className={buttonLook({ variant: 'primary', wide: true })} href={served('/')}>
          {texts.back}
        </a>
      </div>
    </PublicFrame>
  );
}

/** Back from the maintenance page: the page that the browser kept may send again, and be left again. */
function useComingBack(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      stay();
      resetEnding();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
