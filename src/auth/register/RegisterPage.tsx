import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { buttonClassName } from '../../ui/button/buttonClassName';
import { sessionTexts } from '../../i18n/messages/session';
import { toSafeHref } from '../../lib/url/toSafeHref';
import { FormField, PasswordField } from '../../ui/form/FormField';
import { handleSessionFailure } from '../../session/sessionEnd';
import {
  clearInvitation,
  saveInvitation,
  takeInvitationToken,
} from '../../session/navigation/invitationToken';
import { AuthLayout } from '../AuthLayout';
import { toRegistrationFailure, sendRegistration } from './registration';
import { FormErrorAlert, SubmitButton } from '../form/SubmitButton';
import { TermsCheckbox } from './TermsCheckbox';
import { useSubmittableForm, type SubmitFailure } from '../form/useSubmittableForm';
import { stripPhoneSeparators, validateRegistration, type LoginFormValues } from '../form/validate';
import { withBasePath } from '../../lib/url/basePath';

const texts = sessionTexts.register;

interface RegisterPageProps {
  config: RuntimeConfig;
  request: RequestFunction;
}

/** Page for accepting an invitation. */
export function RegisterPage({ config, request }: RegisterPageProps) {
  const [token] = useState(takeInvitationToken);
  const [isDone, setDone] = useState(false);
  const title = isDone ? texts.doneTitle : token === undefined ? texts.noTokenTitle : texts.title;
  return (
    <AuthLayout config={config} title={title} width={440}>
      {isDone ? (
        <ResultMessage title={texts.doneTitle} text={texts.done} />
      ) : token === undefined ? (
        <ResultMessage title={texts.noTokenTitle} text={texts.noToken} />
      ) : (
        <RegisterForm config={config} request={request} token={token} onDone={() => setDone(true)} />
      )}
    </AuthLayout>
  );
}

/** Result of the form. It takes the focus, so screen readers announce it. */
function ResultMessage({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="public-form">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <a className={buttonClassName({ variant: 'primary', wide: true })} href={withBasePath('/login')}>
        {texts.toLogin}
      </a>
    </div>
  );
}

function RegisterForm({
  config,
  request,
  token,
  onDone,
}: RegisterPageProps & { token: string; onDone: () => void }) {
  const submitRegistration = async (values: LoginFormValues): Promise<SubmitFailure | undefined> => {
    try {
      await sendRegistration(request, values, token);
    } catch (error) {
      if (error instanceof ApiError && error.code === 503) {
        // Back from the maintenance page restores the form; the maintenance page and the login offer the invitation.
        saveInvitation(token);
        handleSessionFailure(error);
      }
      return toRegistrationFailure(error);
    }
    clearInvitation();
    onDone();
    return undefined;
  };
  const { formRef, errors, failureText, isBusy, onSubmit, onInput } = useSubmittableForm({
    validate: validateRegistration,
    send: submitRegistration,
  });
  return (
    <form
      ref={formRef}
      className="public-form"
      noValidate
      aria-label={texts.title}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <h1>{texts.title}</h1>
      <p className="muted">{texts.intro}</p>
      <FormErrorAlert text={failureText} />
      <FormField name="name" label={texts.name} error={errors.name} autoComplete="name" />
      <FormField
        name="email"
        type="email"
        label={texts.email}
        error={errors.email}
        autoComplete="username"
        spellCheck="false"
      />
      <PasswordField
        name="password"
        label={texts.password}
        error={errors.password}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmation"
        label={texts.confirmation}
        error={errors.confirmation}
        autoComplete="new-password"
      />
      <FormField
        name="phone"
        type="tel"
        label={texts.phone}
        error={errors.phone}
        autoComplete="tel"
        onInput={({ currentTarget }) => {
          const phoneNumber = stripPhoneSeparators(currentTarget.value);
          if (phoneNumber !== currentTarget.value) currentTarget.value = phoneNumber;
        }}
      />
      <TermsCheckbox href={toSafeHref(config.links.terms)} error={errors.terms} />
      <SubmitButton label={texts.submit} busyLabel={texts.busy} busy={isBusy} />
    </form>
  );
}
