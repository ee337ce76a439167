import { shellTexts } from '../i18n/es/shell';
import { toSafeHref } from '../lib/url/toSafeHref';
import { getHomeTimeZone, getTimeZoneName } from '../lib/date/timeZone';
import { interpolateText } from '../i18n/interpolateText';

interface FooterProps {
  poweredBy: string | undefined;
  /** Days are derived of moments on its pages: where nothing says on whose clocks, the viewer is told that it is theirs. */
  hasDates?: boolean;
}

/** The 'powered by' link of every page (SHELL-07, SHELL-08); its text names the provider by the host of the address. */
export function Footer({ poweredBy, hasDates = false }: FooterProps) {
  const href = toSafeHref(poweredBy);
  const provider = href === undefined ? '' : toHostname(href);
  return (
    <footer className="footer">
      {provider === '' ? null : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          <span>{interpolateText(shellTexts.footer.poweredBy, { provider })}</span>
          <span className="visually-hidden">{` ${shellTexts.account.newTab}`}</span>
        </a>
      )}
      {hasDates && getHomeTimeZone() === undefined && (
        <span className="footer-clock">
          {interpolateText(shellTexts.footer.ownClock, { zone: getTimeZoneName() })}
        </span>
      )}
    </footer>
  );
}

const toHostname = (href: string): string =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
