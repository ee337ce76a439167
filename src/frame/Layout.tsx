import { use, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'ra-core';
import type { RuntimeConfig } from '../config/runtime';
import { shellTexts } from '../i18n/es/shell';
import { useProfile } from '../session/useProfile';
import { Footer } from './Footer';
import type { MenuItem } from '../ui/menuItem';
import { MenuDrawer } from './MenuDrawer';
import { OfflineBanner } from './OfflineBanner';
import { Notifications } from './Notifications';
import { SessionGuards } from './SessionGuards';
import type { MenuEntry } from '../parts/types';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { Afterwards } from '../ui/Afterwards';
import { BarAddress, PageAddress } from '../ui/pageAddress';
import { LG } from '../ui/tokens';
import { useMedia } from '../ui/useMedia';
import './layout.css';

export interface LayoutProps {
  /** The page, which brings its own `h1`. */
  children: ReactNode;
  config: Pick<RuntimeConfig, 'branding' | 'links'>;
  /** The side menu; only what the user may open (SHELL-29..SHELL-37). */
  entries: readonly MenuEntry[];
  /** Entries of the avatar menu between the news and the sign-out: create ticket (SHELL-38). */
  avatarEntries?: readonly MenuItem[];
  /** The search button of the top bar (SHELL-21). */
  search?: ReactNode;
}

/** The frame around every page of the admin area: top bar, side menu or drawer, page, footer, notifications. */
export function Layout({ children, config, entries, avatarEntries = [], search }: LayoutProps) {
  const { profile, isPending } = useProfile();
  const wide = useMedia(`(min-width: ${LG}px)`);
  const [collapsed, setCollapsed] = useStore<boolean>('view.menuCollapsed', false);
  const [drawer, setDrawer] = useState(false);
  const page = useRef<HTMLElement>(null);
  const pageAddress = use(PageAddress);
  const barAddress = use(BarAddress) ?? pageAddress;
  return (
    <PageAddress value={barAddress}>
      <div className="shell">
        <a
          className="skip-link"
          href="#main"
          onClick={(event) => {
            event.preventDefault(); // a hash would be one more address in the history
            page.current?.focus();
          }}
        >
          {shellTexts.skip}
        </a>
        <Afterwards>
          <SessionGuards />
        </Afterwards>
        <TopBar
          config={config}
          profile={profile}
          isPending={isPending}
          avatarEntries={avatarEntries}
          search={search}
          {...(wide ? {} : { onOpenMenu: () => setDrawer(true) })}
        />
        <div className="shell-body">
          {wide ? (
            <SideMenu
              entries={entries}
              isPending={isPending}
              collapsed={collapsed}
              onToggle={() => setCollapsed(!collapsed)}
            />
          ) : (
            <Afterwards>
              <MenuDrawer
                open={drawer}
                entries={entries}
                isPending={isPending}
                onClose={() => setDrawer(false)}
              />
            </Afterwards>
          )}
          <div className="shell-page">
            <Afterwards>
              <OfflineBanner />
            </Afterwards>
            <main ref={page} id="main" tabIndex={-1}>
              <PageAddress value={pageAddress}>{children}</PageAddress>
            </main>
            <Afterwards>
              <Footer hasDates poweredBy={config.links.poweredBy} />
            </Afterwards>
          </div>
        </div>
        <Afterwards>
          <Notifications />
        </Afterwards>
      </div>
    </PageAddress>
  );
}
