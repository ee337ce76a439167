import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../dataProvider/apiError';
import type { Request } from '../../dataProvider/request';
import type { RuntimeConfig } from '../config/runtime';
import { buttonLook } from '../ui/buttonLook';
import { sessionTexts } from '../i18n/es/session';
import { safeHref } from '../lib/safeHref';
import { FormField, PasswordField } from '../ui/FormField';
import { onFailure } from '../session/failures';
import { forgetInvitation, keepInvitation, takeInvitationToken } from '../session/invitationToken';
import { PublicFrame } from './PublicFrame';
import { registrationFailure, sendRegistration } from './registration';
import { FormFailure, SubmitButton } from './SubmitButton';
import { TermsBox } from './TermsBox';
import { useSubmit, type Failure } from './useSubmit';
import { keepPhoneCharacters, validateRegistration, type Values } from './validate';
import { served } from '../lib/base';

const texts = sessionTexts.register;

interface RegisterPageProps {
  config: RuntimeConfig;
  request: Request;
}

/** Acceptance of an invitation (LOGIN-14..LOGIN-28). */
export function RegisterPage({ config, request }: RegisterPageProps) {
  const [token] = useState(takeInvitationToken);
  const [done, setDone] = useState(false);
  const title = done ? texts.doneTitle : token === undefined ? texts.noTokenTitle : texts.title;
  return (
    <PublicFrame config={config} title={title} width={440}>
      {done ? (
        <Message title={texts.doneTitle} text={texts.done} />
      ) : token === undefined ? (
        <Message title={texts.noTokenTitle} text={texts.noToken} />
      ) : (
        <RegisterForm config={config} request={request} token={token} onDone={() => setDone(true)} />
      )}
    </PublicFrame>
  );
}

/** Takes the focus, so that what happened to the form is heard (LOGIN-27). */
function Message({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="public-form">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <a className={buttonLook({ variant: 'primary', wide: true })} href={served('/login')}>
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
  const send = async (values: Values): Promise<Failure | undefined> => {
    try {
      await sendRegistration(request, values, token);
    } catch (error) {
      if (error instanceof ApiError && error.code === 503) {
        // Back from the maintenance page finds the form as it was; the page itself and the login offer the invitation.
        keepInvitation(token);
        onFailure(error); // SHELL-48
      }
      return registrationFailure(error);
    }
    forgetInvitation();
    onDone();
    return undefined;
  };
  const { form, errors, failure, busy, onSubmit, onInput } = useSubmit({
    validate: validateRegistration,
    send,
  });
  return (
    <form
      ref={form}
      className="public-form"
      noValidate
      aria-label={texts.title}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <h1>{texts.title}</h1>
      <p className="muted">{texts.intro}</p>
      <FormFailure text={failure} />
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
          const kept = keepPhoneCharacters(currentTarget.value);
          if (kept !== currentTarget.value) currentTarget.value = kept;
        }}
      />
      <TermsBox href={safeHref(config.links.terms)} error={errors.terms} />
      <SubmitButton label={texts.submit} busyLabel={texts.busy} busy={busy} />
    </form>
  );
}
