import { useId } from 'react';
import { SegmentedControl } from '../../charts/SegmentedControl';
import { SecretTextInput } from '../../ui/form/SecretTextInput';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import type { Credentials } from '../../session/signIn/signInMethod';
import type { checkSignInText } from './checkHostText';
import type { HostDraft } from './hostDraft';
import { JsonField } from './JsonField';
import { serverTexts } from './texts';

const texts = serverTexts.session;

interface SessionFieldsProps {
  draft: HostDraft;
  checked: ReturnType<typeof checkSignInText>;
  credentials: Credentials;
  onChange: (changes: Partial<HostDraft>) => void;
  onCredentials: (credentials: Credentials) => void;
}

interface Secret {
  label: string;
  hasUser?: boolean;
  help?: string;
}

/** Inputs of each type of sign-in. */
const secrets: Readonly<Record<SignInInput['type'], Secret>> = {
  password: { label: texts.user_password, hasUser: true },
  key: { label: texts.key },
  oidc: { label: texts.access_token, help: texts.access_token_help },
  none: { label: texts.user_password, hasUser: true },
};

/** Session of the trial: none, that of the console, or a declared sign-in, whose secret is not stored. */
export function SessionFields({ draft, checked, credentials, onChange, onCredentials }: SessionFieldsProps) {
  const id = useId();
  const { auth, signIn } = draft;
  const secret = secrets[checked.signIn?.type ?? 'password'];
  return (
    <section className="ws-part" aria-label={texts.title}>
      <div className="wb-bar">
        <h2>{texts.title}</h2>
        <SegmentedControl
          label={texts.title}
          value={auth}
          onChange={(next) => onChange({ auth: next })}
          options={[
            { key: 'none', text: texts.none },
            { key: 'session', text: texts.console },
            { key: 'declared', text: texts.declared },
          ]}
        />
      </div>
      {auth === 'declared' && (
        <>
          <div className="ws-fields">
            {secret.hasUser && (
              <div className="field">
                <label htmlFor={`${id}user`}>{texts.user}</label>
                <input
                  id={`${id}user`}
                  className="input"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={credentials.email}
                  onChange={({ target }) => onCredentials({ ...credentials, email: target.value })}
                />
              </div>
            )}
            <div className="field">
              <label htmlFor={`${id}password`}>{secret.label}</label>
              <SecretTextInput
                id={`${id}password`}
                type="password"
                className="input"
                autoComplete="off"
                value={credentials.password}
                onChange={({ target }) => onCredentials({ ...credentials, password: target.value })}
              />
            </div>
          </div>
          {secret.help !== undefined && <p className="wb-hint">{secret.help}</p>}
          <p className="wb-hint">{texts.not_stored}</p>
          <JsonField
            label={texts.editor}
            text={signIn}
            marks={checked.marks}
            onChange={(text) => onChange({ signIn: text })}
          />
        </>
      )}
    </section>
  );
}
