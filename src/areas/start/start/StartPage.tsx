import { Suspense } from 'react';
import { useText } from '../../../i18n/useText';
import { lazyWithReload } from '../../../lib/retryImport';
import { Skeletons } from '../../../ui/states';
import { Link } from '../../../ui/Link';
import { useMenuEntries } from '../../../parts/useMenuEntries';
import { Icon } from '../../../ui/Icon';
import { useProfile } from '../../../session/useProfile';
import { Page } from '../../../ui/Page';
import { Dashboard } from '../../dashboard/dashboard/Dashboard';
import type { PageProps } from '../../../parts/types';
import { texts } from './texts';
import { fillText } from '../../../i18n/fillText';
import './start.css';

const DeclaredStart = lazyWithReload(() => import('./DeclaredStart'));

/** Where one lands after the login: what the runtime config declares, or the dashboard (SHELL-18), and the way to every section that this user may open. */
export default function StartPage({ config }: PageProps) {
  const { profile } = useProfile();
  const entries = useMenuEntries().filter(({ to }) => to !== '/admin/start');
  const { start } = config;
  const t = useText();
  const title =
    typeof start === 'object' && start.title !== undefined
      ? t(start.title)
      : profile
        ? fillText(texts.hello, { name: profile.username })
        : config.branding.name;
  if (typeof start === 'object')
    return (
      <Page title={title}>
        <Suspense fallback={<Skeletons lines={6} />}>
          <DeclaredStart start={start} />
        </Suspense>
      </Page>
    );
  return (
    <Page title={title}>
      <Dashboard />
      <p className="muted">{texts.text}</p>
      <ul className="start-grid">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className="card start-card">
              <Icon name={entry.icon} size={22} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
