import { useId } from 'react';
import type { StartBlock } from '../../../config/schema/startPage';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';

interface LinkBlockProps {
  title: string;
  links: readonly NonNullable<StartBlock['links']>[number][];
}

/** Ways to pages of the console. */
export function LinkBlock({ title, links }: LinkBlockProps) {
  const id = useId();
  const t = useText();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="block-title">
        {title}
      </h2>
      <ul className="start-grid">
        {links.map(({ label, icon, to }) => (
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
