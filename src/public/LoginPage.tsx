import { useEffect } from 'react';
import { ApiError } from '../../dataProvider/apiError';
import { originOf } from '../../dataProvider/hostAddress';
import type { Request } from '../../dataProvider/request';
import type { DemoLogin, RuntimeConfig } from '../config/runtime';
import { sessionTexts } from '../i18n/es/session';
import { fillText } from '../i18n/fillText';
import { safeHref } from '../lib/safeHref';
import { DemoLogins } from './DemoLogins';
import { errorText } from './errorText';
import { onFailure } from '../session/failures';
import { FormField, PasswordField } from '../ui/FormField';
import { leaveTo } from '../session/leaveTo';
import { nextAfterLogin, START } from '../session/legal';
import { endedText } from '../session/endedTexts';
import { LeftInvitation } from './LeftInvitation';
import { PublicFrame } from './PublicFrame';
import { clearSession, onSessionEnded } from '../session/session';
import { signIn } from '../session/signIn';
import { theWay } from '../session/way';
import { FormFailure, SubmitButton } from './SubmitButton';
import { useSubmit, type Failure } from './useSubmit';
import { validateLogin, type Values } from './validate';

const texts = sessionTexts.login;

interface LoginPageProps {
  config: RuntimeConfig;
  request: Request;
  /** Where the user wanted to go, still unchecked. */
  next: string | null;
}

/** Sign-in (LOGIN-01..LOGIN-13). */
export function LoginPage({ config, request, next }: LoginPageProps) {
  const send = async ({ email = '', password = '' }: Values): Promise<Failure | undefined> => {
    try {
      await signIn(request, { email, password });
    } catch (error) {
      return failureOf(error);
    }
    try {
      leaveTo(await nextAfterLogin(request, next));
      return undefined;
    } catch (error) {
      // The host refuses what it has just given (LOGIN-13); in maintenance it may take it later.
      if (error instanceof ApiError && error.code === 401) clearSession();
      return failureOf(error);
    }
  };
  const { asks } = theWay();
  const submission = useSubmit({ validate: (values) => validateLogin(values, asks), send });
  const { form, errors, busy } = submission;

  // Somebody signed in in another tab (LOGIN-03).
  useEffect(() => onSessionEnded(() => leaveTo(START)), []);

  const enter = (login: DemoLogin) => {
    if (busy || form.current === null) return;
    for (const name of ['email', 'password'] as const) {
      const control = form.current.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = login[name];
    }
    form.current.requestSubmit();
  };

  const ended = endedText();
  const demo = config.demo?.logins ?? [];
  const home = originOf(config.hosts.main ?? '');
  const forgotten = safeHref(config.links.forgottenPassword);
  return (
    <PublicFrame config={config} title={texts.title} {...(demo.length > 0 ? { width: 800 } : {})}>
      <div className={demo.length > 0 ? 'public-columns' : ''}>
        <form
          ref={form}
          className="public-form"
          noValidate
          aria-label={texts.title}
          onSubmit={submission.onSubmit}
          onInput={submission.onInput}
        >
          <h1>{texts.title}</h1>
          {ended === undefined ? null : <p role="status">{ended}</p>}
          {next === null ? null : <p className="muted">{texts.toContinue}</p>}
          <FormFailure text={submission.failure} />
          {asks === 'key' ? null : (
            <FormField
              name="email"
              type={asks ? 'text' : 'email'}
              label={asks ? texts.user : texts.email}
              error={errors.email}
              autoComplete="username"
              autoFocus
              spellCheck="false"
            />
          )}
          <PasswordField
            name="password"
            label={asks === 'key' ? texts.key : texts.password}
            error={errors.password}
            autoComplete="current-password"
            autoFocus={asks === 'key'}
          />
          {home === window.location.origin ? null : (
            <p className="muted">{fillText(texts.sentTo, { origin: home })}</p>
          )}
          <SubmitButton label={texts.submit} busyLabel={texts.busy} busy={busy} />
          {forgotten === undefined ? null : (
            <a className="public-link" href={forgotten} rel="noopener noreferrer">
              {texts.forgotten}
            </a>
          )}
          <LeftInvitation />
        </form>
        {demo.length > 0 ? <DemoLogins logins={demo} onChoose={enter} /> : null}
      </div>
    </PublicFrame>
  );
}

/** 403, or what the way to sign in says, is the wrong user or password (LOGIN-09..LOGIN-11), the rest a general failure (LOGIN-12) with its cause where that helps. */
function failureOf(error: unknown): Failure {
  const code = error instanceof ApiError ? error.code : 800;
  const { asks, wrong = [403] } = theWay();
  if (typeof code === 'number' && wrong.includes(code))
    return { text: asks === 'key' ? texts.wrongKey : texts.wrong };
  if (code === 503) onFailure({ code }); // SHELL-48 holds here too
  const helps = code === 'ECONNABORTED' || code === 429 || code >= 500;
  return { text: `${texts.failed} ${helps ? errorText(error) : texts.tryAgain}` };
}
