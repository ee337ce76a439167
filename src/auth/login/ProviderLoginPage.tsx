import { useEffect } from 'react';
import { getOrigin } from '../../../dataProvider/http/hostUrl';
import type { RequestFunction } from '../../../dataProvider/http/request';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { providerTexts as texts } from '../../i18n/messages/provider';
import { sessionTexts } from '../../i18n/messages/session';
import { interpolateText } from '../../i18n/interpolateText';
import { getSessionEndText } from '../../session/sessionEndText';
import { hardNavigate } from '../../session/navigation/hardNavigate';
import { LANDING_PATH } from '../../session/navigation/legal';
import type { RedirectSignIn } from '../../session/signIn/redirectSignIn';
import { onSessionEndedElsewhere } from '../../session/session';
import { Button } from '../../ui/button/Button';
import { Spinner } from '../../ui/feedback/states';
import { AuthLayout } from '../AuthLayout';
import { FormErrorAlert } from '../form/SubmitButton';
import { useProviderSignIn, type ProviderSignInState } from './useProviderSignIn';

interface ProviderLoginPageProps {
  config: RuntimeConfig;
  request: RequestFunction;
  /** Path that the user wanted to open, not yet validated. */
  next: string | null;
  redirectSignIn: RedirectSignIn;
}

/** Login at a provider, and the callback page that the provider redirects to. */
export default function ProviderLoginPage({ config, request, next, redirectSignIn }: ProviderLoginPageProps) {
  const { step, leave } = useProviderSignIn(redirectSignIn, request, next);
  // Another tab has signed in.
  useEffect(() => onSessionEndedElsewhere(() => hardNavigate(LANDING_PATH)), []);
  const { name } = redirectSignIn;
  return (
    <AuthLayout config={config} title={sessionTexts.login.title}>
      <div className="public-form">
        <h1>{sessionTexts.login.title}</h1>
        {step.kind === 'waiting' ? (
          <ProviderPrompt
            config={config}
            redirectSignIn={redirectSignIn}
            state={step}
            onSignIn={() => leave(step.next)}
          />
        ) : (
          <Spinner
            label={step.kind === 'leaving' ? interpolateText(texts.leaving, { name }) : texts.finishing}
            showLabel
          />
        )}
      </div>
    </AuthLayout>
  );
}

interface ProviderPromptProps extends Pick<ProviderLoginPageProps, 'config' | 'redirectSignIn'> {
  state: Extract<ProviderSignInState, { kind: 'waiting' }>;
  onSignIn: () => void;
}

/** Shows which provider the user will be sent to and which host gets access (decision 23). Redirects only on click. */
function ProviderPrompt({ config, redirectSignIn: { name, origin }, state, onSignIn }: ProviderPromptProps) {
  const sessionEndText = getSessionEndText();
  const mainOrigin = getOrigin(config.hosts.main ?? '');
  return (
    <>
      {sessionEndText === undefined ? null : <p role="status">{sessionEndText}</p>}
      {state.next === null ? null : <p className="muted">{sessionTexts.login.toContinue}</p>}
      <FormErrorAlert text={state.failure} />
      <p className="muted">
        <span>{`${interpolateText(texts.where, { origin })} `}</span>
        {mainOrigin !== window.location.origin && (
          <span>{interpolateText(texts.sentTo, { origin: mainOrigin })}</span>
        )}
      </p>
      <Button variant="primary" wide onClick={onSignIn}>
        {interpolateText(texts.submit, { name })}
      </Button>
    </>
  );
}
