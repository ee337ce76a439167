import { shellTexts } from '../i18n/messages/shell';
import { toSafeHref } from '../lib/url/toSafeHref';
import { getHomeTimeZone, getTimeZoneName } from '../lib/date/timeZone';
import { interpolateText } from '../i18n/interpolateText';

interface FooterProps {
  poweredBy: string | undefined;
  /**
   * True if the page derives days from timestamps: if no time zone is configured, the footer notes that they are in the
   * viewer's.
   */
  hasDates?: boolean;
  /** True: takes its space only. Default false. */
  isHidden?: boolean;
}

/** The 'powered by' link of every page; its text is the host name of the URL. */
export function Footer({ poweredBy, hasDates = false, isHidden = false }: FooterProps) {
  const href = toSafeHref(poweredBy);
  const provider = href === undefined ? '' : toHostname(href);
  return (
    <footer className={isHidden ? 'footer is-hidden' : 'footer'}>
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
