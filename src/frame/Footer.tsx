import { shellTexts } from '../i18n/es/shell';
import { safeHref } from '../lib/safeHref';
import { fillText } from '../i18n/fillText';

/** The 'powered by' link of every page (SHELL-07, SHELL-08); its text names the provider by the host of the address. */
export function Footer({ poweredBy }: { poweredBy: string | undefined }) {
  const href = safeHref(poweredBy);
  const provider = href === undefined ? '' : hostOf(href);
  return (
    <footer className="footer">
      {provider === '' ? null : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          <span>{fillText(shellTexts.footer.poweredBy, { provider })}</span>
          <span className="visually-hidden">{` ${shellTexts.account.newTab}`}</span>
        </a>
      )}
    </footer>
  );
}

const hostOf = (href: string): string =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
