import { useEffect } from 'react';
import type { RequestFunction } from '../../dataProvider/http/request';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { buttonClassName } from '../ui/button/buttonClassName';
import { sessionTexts } from '../i18n/messages/session';
import { LegalPage } from './legal/LegalPage';
import { LoginPage } from './login/LoginPage';
import { MaintenancePage } from './MaintenancePage';
import { AuthLayout } from './AuthLayout';
import { lazyWithRetry } from '../lib/lazy/importWithRetry';
import { useLanguage } from '../lib/language/useLanguage';
import { useIdleCallback } from '../lib/hooks/useIdleCallback';
import { resetSessionEnd } from '../session/sessionEnd';
import { cancelHardNavigation } from '../session/navigation/hardNavigate';
import { CALLBACK_PATH, getSignInMethod } from '../session/signIn/signInMethod';
import { RegisterPage } from './register/RegisterPage';
import './auth.css';
import { withBasePath } from '../lib/url/basePath';

const ProviderPage = lazyWithRetry(() => import('./login/ProviderLoginPage'));

export interface AuthAppProps {
  config: RuntimeConfig;
  request: RequestFunction;
  /** Path of the page, without query. */
  path: string;
  /** Preloads the admin area; called when the login page is idle. */
  preloadAdmin?: () => void;
}

/** The pages before the admin area: a small application of native elements, so the login shows immediately. */
export default function AuthApp({ config, request, path, preloadAdmin }: AuthAppProps) {
  const page = path.replace(/\/+$/, '') || '/';
  useResetOnPageShow();
  // Draws the page again in another language.
  useLanguage();
  useIdleCallback(page === '/login' ? preloadAdmin : undefined);
  const next = new URLSearchParams(window.location.search).get('next');
  const { redirectSignIn } = getSignInMethod();
  if (redirectSignIn && (page === '/login' || page === CALLBACK_PATH))
    return <ProviderPage config={config} request={request} next={next} redirectSignIn={redirectSignIn} />;
  if (page === '/login') return <LoginPage config={config} request={request} next={next} />;
  if (page === '/maintenance') return <MaintenancePage config={config} next={next} />;
  if (page === '/legal-documentation') return <LegalPage config={config} request={request} />;
  // Any role in the path is accepted.
  if (/^\/invitation\/[^/]+$/.test(page)) return <RegisterPage config={config} request={request} />;
  return <NotFoundPage config={config} />;
}

function NotFoundPage({ config }: { config: RuntimeConfig }) {
  const texts = sessionTexts.notFound;
  return (
    <AuthLayout config={config} title={texts.title} width={440}>
      <div className="public-form centred">
        <h1>{texts.title}</h1>
        <p className="muted">{texts.text}</p>
        <a className={buttonClassName({ variant: 'primary', wide: true })} href={withBasePath('/')}>
          {texts.back}
        </a>
      </div>
    </AuthLayout>
  );
}

/**
 * Resets the state of a page that the browser restored from its cache after the maintenance page: it may send again and be
 * left again.
 */
function useResetOnPageShow(): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      cancelHardNavigation();
      resetSessionEnd();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
