import { shellTexts } from '../i18n/es/shell';
import { safeHref } from '../lib/safeHref';
import { homeZone, zoneName } from '../lib/zone';
import { fillText } from '../i18n/fillText';

interface FooterProps {
  poweredBy: string | undefined;
  /** Days are derived of moments on its pages: where nothing says on whose clocks, the viewer is told that it is theirs. */
  hasDates?: boolean;
}

/** The 'powered by' link of every page (SHELL-07, SHELL-08); its text names the provider by the host of the address. */
export function Footer({ poweredBy, hasDates = false }: FooterProps) {
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
      {hasDates && homeZone() === undefined && (
        <span className="footer-clock">{fillText(shellTexts.footer.ownClock, { zone: zoneName() })}</span>
      )}
    </footer>
  );
}

const hostOf = (href: string): string =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
