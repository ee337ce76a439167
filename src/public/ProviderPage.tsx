import { useEffect } from 'react';
import { originOf } from '../../dataProvider/hostAddress';
import type { Request } from '../../dataProvider/request';
import type { RuntimeConfig } from '../config/runtime';
import { providerTexts as texts } from '../i18n/es/provider';
import { sessionTexts } from '../i18n/es/session';
import { fillText } from '../i18n/fillText';
import { endedText } from '../session/endedTexts';
import { leaveTo } from '../session/leaveTo';
import { START } from '../session/legal';
import type { Redirects } from '../session/redirects';
import { onSessionEnded } from '../session/session';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/states';
import { PublicFrame } from './PublicFrame';
import { FormFailure } from './SubmitButton';
import { useProvider, type Step } from './useProvider';

interface ProviderPageProps {
  config: RuntimeConfig;
  request: Request;
  /** Where the user wanted to go, still unchecked. */
  next: string | null;
  redirects: Redirects;
}

/** The login at a provider, and where that leads back to (LOGIN-03, LOGIN-07, LOGIN-08). */
export default function ProviderPage({ config, request, next, redirects }: ProviderPageProps) {
  const { step, leave } = useProvider(redirects, request, next);
  // Somebody signed in in another tab (LOGIN-03).
  useEffect(() => onSessionEnded(() => leaveTo(START)), []);
  const { name } = redirects;
  return (
    <PublicFrame config={config} title={sessionTexts.login.title}>
      <div className="public-form">
        <h1>{sessionTexts.login.title}</h1>
        {step.kind === 'waiting' ? (
          <Waiting config={config} redirects={redirects} step={step} onLeave={() => leave(step.next)} />
        ) : (
          <Spinner
            label={step.kind === 'leaving' ? fillText(texts.leaving, { name }) : texts.finishing}
            showLabel
          />
        )}
      </div>
    </PublicFrame>
  );
}

interface WaitingProps extends Pick<ProviderPageProps, 'config' | 'redirects'> {
  step: Extract<Step, { kind: 'waiting' }>;
  onLeave: () => void;
}

/** Says where the person is led and where the access goes (decision 23), and leaves at the click alone. */
function Waiting({ config, redirects: { name, origin }, step, onLeave }: WaitingProps) {
  const ended = endedText();
  const home = originOf(config.hosts.main ?? '');
  return (
    <>
      {ended === undefined ? null : <p role="status">{ended}</p>}
      {step.next === null ? null : <p className="muted">{sessionTexts.login.toContinue}</p>}
      <FormFailure text={step.failure} />
      <p className="muted">
        <span>{`${fillText(texts.where, { origin })} `}</span>
        {home !== window.location.origin && <span>{fillText(texts.sentTo, { origin: home })}</span>}
      </p>
      <Button variant="primary" wide onClick={onLeave}>
        {fillText(texts.submit, { name })}
      </Button>
    </>
  );
}
