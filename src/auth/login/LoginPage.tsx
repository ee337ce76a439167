import { useEffect } from 'react';
import { ApiError } from '../../../dataProvider/http/apiError';
import { getOrigin } from '../../../dataProvider/http/hostUrl';
import type { RequestFunction } from '../../../dataProvider/http/request';
import type { DemoLogin, RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { sessionTexts } from '../../i18n/messages/session';
import { interpolateText } from '../../i18n/interpolateText';
import { toSafeHref } from '../../lib/url/toSafeHref';
import { DemoLogins } from './DemoLogins';
import { toErrorText } from '../errorText';
import { handleSessionFailure } from '../../session/sessionEnd';
import { FormField, PasswordField } from '../../ui/form/FormField';
import { hardNavigate } from '../../session/navigation/hardNavigate';
import { getPathAfterLogin, LANDING_PATH } from '../../session/navigation/legal';
import { getSessionEndText } from '../../session/sessionEndText';
import { InterruptedInvitation } from '../register/InterruptedInvitation';
import { AuthLayout } from '../AuthLayout';
import { clearSession, onSessionEndedElsewhere } from '../../session/session';
import { signIn } from '../../session/signIn/signIn';
import { getSignInMethod } from '../../session/signIn/signInMethod';
import { FormErrorAlert, SubmitButton } from '../form/SubmitButton';
import { useSubmittableForm, type SubmitFailure } from '../form/useSubmittableForm';
import { validateLogin, type LoginFormValues } from '../form/validate';

const texts = sessionTexts.login;

interface LoginPageProps {
  config: RuntimeConfig;
  request: RequestFunction;
  /** Path that the user wanted to open, not yet validated. */
  next: string | null;
}

export function LoginPage({ config, request, next }: LoginPageProps) {
  const submitLogin = async ({
    email = '',
    password = '',
  }: LoginFormValues): Promise<SubmitFailure | undefined> => {
    try {
      await signIn(request, { email, password });
    } catch (error) {
      return toSubmitFailure(error);
    }
    try {
      hardNavigate(await getPathAfterLogin(request, next));
      return undefined;
    } catch (error) {
      // The host rejects the session it has just created; in maintenance (503) it may accept it later.
      if (error instanceof ApiError && error.code === 401) clearSession();
      return toSubmitFailure(error);
    }
  };
  const { loginKind } = getSignInMethod();
  const formState = useSubmittableForm({
    validate: (values) => validateLogin(values, loginKind),
    send: submitLogin,
  });
  const { formRef, errors, isBusy } = formState;

  // Another tab has signed in.
  useEffect(() => onSessionEndedElsewhere(() => hardNavigate(LANDING_PATH)), []);

  const submitDemoLogin = (login: DemoLogin) => {
    if (isBusy || formRef.current === null) return;
    for (const name of ['email', 'password'] as const) {
      const control = formRef.current.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = login[name];
    }
    formRef.current.requestSubmit();
  };

  const sessionEndText = getSessionEndText();
  const demoLogins = config.demo?.logins ?? [];
  const mainOrigin = getOrigin(config.hosts.main ?? '');
  const forgottenPasswordUrl = toSafeHref(config.links.forgottenPassword);
  return (
    <AuthLayout config={config} title={texts.title} {...(demoLogins.length > 0 ? { width: 800 } : {})}>
      <div className={demoLogins.length > 0 ? 'public-columns' : ''}>
        <form
          ref={formRef}
          className="public-form"
          noValidate
          aria-label={texts.title}
          onSubmit={formState.onSubmit}
          onInput={formState.onInput}
        >
          <h1>{texts.title}</h1>
          {sessionEndText === undefined ? null : <p role="status">{sessionEndText}</p>}
          {next === null ? null : <p className="muted">{texts.toContinue}</p>}
          <FormErrorAlert text={formState.failureText} />
          {loginKind === 'key' ? null : (
            <FormField
              name="email"
              type={loginKind ? 'text' : 'email'}
              label={loginKind ? texts.user : texts.email}
              error={errors.email}
              autoComplete="username"
              autoFocus
              spellCheck="false"
            />
          )}
          <PasswordField
            name="password"
            label={loginKind === 'key' ? texts.key : texts.password}
            error={errors.password}
            autoComplete="current-password"
            autoFocus={loginKind === 'key'}
          />
          {mainOrigin === window.location.origin ? null : (
            <p className="muted">{interpolateText(texts.sentTo, { origin: mainOrigin })}</p>
          )}
          <SubmitButton label={texts.submit} busyLabel={texts.busy} busy={isBusy} />
          {forgottenPasswordUrl === undefined ? null : (
            <a className="public-link" href={forgottenPasswordUrl} rel="noopener noreferrer">
              {texts.forgotten}
            </a>
          )}
          <InterruptedInvitation />
        </form>
        {demoLogins.length > 0 ? <DemoLogins logins={demoLogins} onSelect={submitDemoLogin} /> : null}
      </div>
    </AuthLayout>
  );
}

/**
 * Returns the error of a login. 403, or the sign-in method's `wrongStatuses`, means wrong credentials; the rest is a general
 * failure, with its cause if that helps.
 */
function toSubmitFailure(error: unknown): SubmitFailure {
  const code = error instanceof ApiError ? error.code : 800;
  const { loginKind, wrongStatuses = [403] } = getSignInMethod();
  if (typeof code === 'number' && wrongStatuses.includes(code))
    return { text: loginKind === 'key' ? texts.wrongKey : texts.wrong };
  if (code === 503) handleSessionFailure({ code }); // a 503 leads to the maintenance page here too
  const showsCause = code === 'ECONNABORTED' || code === 429 || code >= 500;
  return { text: `${texts.failed} ${showsCause ? toErrorText(error) : texts.tryAgain}` };
}
