import { useId } from 'react';
import type { LandingBlock } from '../../config/schema/runtime/landingPage';
import { useTranslateText } from '../../i18n/useTranslateText';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/page/Link';

interface LinkBlockProps {
  title: string;
  links: readonly NonNullable<LandingBlock['links']>[number][];
}

/** Links to pages of the console, except those that the installation hides; nothing if none remains. */
export function LinkBlock({ title, links }: LinkBlockProps) {
  const id = useId();
  const t = useTranslateText();
  const visibleLinks = links.filter(({ to }) => !isHiddenPage(to));
  if (visibleLinks.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="block-title">
        {title}
      </h2>
      <ul className="start-grid">
        {visibleLinks.map(({ label, icon, to }) => (
          <li key={to}>
            <Link to={to} className="card start-card">
              {icon !== undefined && <Icon name={icon} size={22} />}
              <span>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
