import { use, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'ra-core';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { shellTexts } from '../i18n/messages/shell';
import { useProfile } from '../session/profile/useProfile';
import { activeView } from '../lib/viewAs/activeView';
import { PageFooter } from './PageFooter';
import type { MenuItem } from '../ui/menu/menuItem';
import { MenuDrawer } from './menu/MenuDrawer';
import { OfflineBanner } from './OfflineBanner';
import { Notifications } from './notifications/Notifications';
import { SessionWatcher } from './SessionWatcher';
import type { MenuEntry } from '../extensions/types';
import { SideMenu } from './menu/SideMenu';
import { AppBar } from './AppBar';
import { AfterFirstPaint } from '../ui/page/AfterFirstPaint';
import { LocationBarContext, PagePathContext } from '../ui/page/pagePath';
import { SIDE_MENU_MIN_WIDTH } from '../ui/theme/tokens';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import './layout.css';

export interface LayoutProps {
  /** Page, with its own `h1`. */
  children: ReactNode;
  config: Pick<RuntimeConfig, 'branding' | 'links'>;
  /** Entries of the side menu, only those that the user can access; undefined while they load. */
  entries: readonly MenuEntry[] | undefined;
  /** Entries of the avatar menu between the news and the sign-out: create ticket. */
  userMenuItems?: readonly MenuItem[];
  /** Search button of the top bar. */
  search?: ReactNode;
}

/** Layout of every admin page: top bar, side menu or drawer, page, footer, notifications. */
export function Layout({ children, config, entries, userMenuItems = [], search }: LayoutProps) {
  const { profile, isPending } = useProfile();
  const menuEntries = isPending ? undefined : entries;
  const isWide = useMediaQuery(`(min-width: ${SIDE_MENU_MIN_WIDTH}px)`);
  const [isCollapsed, setIsCollapsed] = useStore<boolean>('view.menuCollapsed', false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const mainRef = useRef<HTMLElement>(null);
  const Band = activeView.current?.Band;
  const pagePath = use(PagePathContext);
  const barPath = use(LocationBarContext) ?? pagePath;
  return (
    <PagePathContext value={barPath}>
      <div className="shell">
        <a
          className="skip-link"
          href="#main"
          onClick={(event) => {
            event.preventDefault(); // a hash would add a history entry
            mainRef.current?.focus();
          }}
        >
          {shellTexts.skip}
        </a>
        {Band && <Band />}
        <AfterFirstPaint>
          <SessionWatcher />
        </AfterFirstPaint>
        <AppBar
          config={config}
          profile={profile}
          isPending={isPending}
          userMenuItems={userMenuItems}
          search={search}
          {...(isWide ? {} : { onOpenMenu: () => setDrawerOpen(true) })}
        />
        <div className="shell-body">
          {isWide ? (
            <SideMenu
              entries={menuEntries}
              collapsed={isCollapsed}
              onToggle={() => setIsCollapsed(!isCollapsed)}
            />
          ) : (
            <AfterFirstPaint>
              <MenuDrawer open={isDrawerOpen} entries={menuEntries} onClose={() => setDrawerOpen(false)} />
            </AfterFirstPaint>
          )}
          <div className="shell-page">
            <AfterFirstPaint>
              <OfflineBanner />
            </AfterFirstPaint>
            <main ref={mainRef} id="main" tabIndex={-1}>
              <PagePathContext value={pagePath}>{children}</PagePathContext>
            </main>
            <AfterFirstPaint>
              <PageFooter mainRef={mainRef} poweredBy={config.links.poweredBy} />
            </AfterFirstPaint>
          </div>
        </div>
        <AfterFirstPaint>
          <Notifications />
        </AfterFirstPaint>
      </div>
    </PagePathContext>
  );
}
