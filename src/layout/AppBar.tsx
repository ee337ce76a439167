import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'ra-core';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { shellTexts } from '../i18n/messages/shell';
import { isHexColour } from '../lib/colour';
import { toImageSrc } from '../lib/image/toImageSrc';
import { getBlockedImageHost } from '../lib/image/imageOrigins';
import { lazyWithRetry } from '../lib/lazy/importWithRetry';
import type { Profile } from '../session/profile/profile';
import { AfterFirstPaint } from '../ui/page/AfterFirstPaint';
import { interpolateText } from '../i18n/interpolateText';
import { headerColours } from '../ui/theme/headerColours';
import { Icon } from '../ui/icon/Icon';
import { Link } from '../ui/page/Link';
import type { MenuItem } from '../ui/menu/menuItem';
import { LazyJobTray } from './jobTray/LazyJobTray';

const UserMenu = lazyWithRetry(() => import('./userMenu/UserMenu'));

/** Characters of a logo that is kept in the browser. A longer one appears with the profile. */
const MAX_STORED_LOGO = 32_000;

interface AppBarProps {
  config: Pick<RuntimeConfig, 'branding' | 'links'>;
  profile: Profile | undefined;
  isPending: boolean;
  userMenuItems: readonly MenuItem[];
  search: ReactNode;
  /** Set below the lg breakpoint, where a button opens the menu. */
  onOpenMenu?: () => void;
}

/** Bar at the top, with the branding of the user's company. */
export function AppBar({ config, profile, isPending, userMenuItems, search, onOpenMenu }: AppBarProps) {
  const { branding } = config;
  const headerColour = profile?.client?.headerColour;
  const colour = isHexColour(headerColour) ? headerColour : undefined;
  // Until the profile has loaded, the bar has the colour and the logo of the last visit.
  const [lastColour, storeColour] = useStore<unknown>('view.headerColour');
  const [lastLogo, storeLogo] = useStore<unknown>('view.headerLogo');
  const logo = isPending ? lastLogo : (profile?.client?.logo ?? '');
  useEffect(() => {
    if (!profile) return;
    if (colour !== lastColour) storeColour(colour);
    if (logo !== lastLogo) storeLogo(String(logo).length > MAX_STORED_LOGO ? undefined : logo);
  }, [profile, colour, lastColour, storeColour, logo, lastLogo, storeLogo]);
  return (
    <header className="top-bar" style={headerColours(isPending ? lastColour : colour)}>
      <Link
        to="/admin/start"
        className="top-logo"
        aria-label={interpolateText(shellTexts.header.home, { name: branding.name })}
      >
        {logo === undefined ? (
          <span className="top-logo-space" />
        ) : (
          <Logo
            key={String(logo)}
            src={toImageSrc(logo) ?? branding.logo}
            name={branding.name}
            blockedHost={getBlockedImageHost(logo)}
          />
        )}
      </Link>
      <AfterFirstPaint>
        <div className="top-actions">
          {search}
          <LazyJobTray />
          <Suspense
            fallback={
              <>
                <span className="top-button messages-button" />
                <span className="top-button">
                  <span className="avatar pending" />
                </span>
              </>
            }
          >
            <UserMenu
              profile={profile}
              isPending={isPending}
              releaseNotes={config.links.releaseNotes}
              items={userMenuItems}
            />
          </Suspense>
          {onOpenMenu === undefined ? null : (
            <button
              type="button"
              className="top-button"
              aria-label={shellTexts.header.openMenu}
              aria-haspopup="dialog"
              title={shellTexts.header.openMenu}
              onClick={onOpenMenu}
            >
              <Icon name="menu" />
            </button>
          )}
        </div>
      </AfterFirstPaint>
    </header>
  );
}

/** Logo; falls back to the name if the image cannot be loaded. */
function Logo({
  src,
  name,
  blockedHost,
}: {
  src: string | undefined;
  name: string;
  blockedHost: string | undefined;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const blockedHostHint =
    blockedHost === undefined
      ? undefined
      : interpolateText(shellTexts.states.strangePicture, { host: blockedHost });
  if (src === undefined || hasFailed)
    return (
      <span className="top-name" title={blockedHostHint}>
        {name}
      </span>
    );
  return <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setHasFailed(true)} />;
}
