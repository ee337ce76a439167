import { pickShownText } from '../../lib/language/language';
import type { DemoLogin } from '../../config/runtime/runtimeConfig';
import { sessionTexts } from '../../i18n/messages/session';

const texts = sessionTexts.login;

interface DemoLoginsProps {
  logins: readonly DemoLogin[];
  onSelect: (login: DemoLogin) => void;
}

/** Lists the logins of the demo host: one click fills in the form and sends it. */
export function DemoLogins({ logins, onSelect }: DemoLoginsProps) {
  return (
    <section className="demo-logins" aria-labelledby="demo-logins">
      <h2 id="demo-logins">{texts.demoTitle}</h2>
      <p className="muted">{texts.demoText}</p>
      <ul>
        {logins.map((login) => (
          <li key={login.email}>
            <button type="button" onClick={() => onSelect(login)}>
              <strong>{pickShownText(login.label)}</strong>
              {login.description === undefined ? null : (
                <span className="muted">{pickShownText(login.description)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
