import { useState, type ReactNode } from 'react';
import type { RuntimeConfig } from '../config/runtime';
import { shellTexts } from '../i18n/es/shell';
import { imageSrc } from '../lib/imageSrc';
import { strangeHost } from '../lib/pictures';
import type { Profile } from '../session/profile';
import { Afterwards } from '../ui/Afterwards';
import { AccountMenu } from './AccountMenu';
import { fillText } from '../i18n/fillText';
import { headerColours } from '../ui/headerColours';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import type { MenuItem } from '../ui/menuItem';
import { TrayGate } from './TrayGate';

interface TopBarProps {
  config: Pick<RuntimeConfig, 'branding' | 'links'>;
  profile: Profile | undefined;
  isPending: boolean;
  avatarEntries: readonly MenuItem[];
  search: ReactNode;
  /** Below lg, where a button opens the menu. */
  onOpenMenu?: () => void;
}

/** The bar at the top, in the look of the user's company (SHELL-21, SHELL-26..SHELL-28). */
export function TopBar({ config, profile, isPending, avatarEntries, search, onOpenMenu }: TopBarProps) {
  const { branding } = config;
  return (
    <header className="top-bar" style={headerColours(profile?.client?.headerColour)}>
      <Link
        to="/admin/start"
        className="top-logo"
        aria-label={fillText(shellTexts.header.home, { name: branding.name })}
      >
        {isPending ? (
          <span className="top-logo-space" />
        ) : (
          <Logo
            key={String(profile?.client?.logo)}
            src={imageSrc(profile?.client?.logo) ?? branding.logo}
            name={branding.name}
            strange={strangeHost(profile?.client?.logo)}
          />
        )}
      </Link>
      <Afterwards>
        <div className="top-actions">
          {search}
          <TrayGate />
          <AccountMenu
            profile={profile}
            isPending={isPending}
            releaseNotes={config.links.releaseNotes}
            entries={avatarEntries}
          />
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
      </Afterwards>
    </header>
  );
}

/** A logo that cannot be loaded gives way to the name. */
function Logo({
  src,
  name,
  strange,
}: {
  src: string | undefined;
  name: string;
  strange: string | undefined;
}) {
  const [failed, setFailed] = useState(false);
  const why =
    strange === undefined ? undefined : fillText(shellTexts.states.strangePicture, { host: strange });
  if (src === undefined || failed)
    return (
      <span className="top-name" title={why}>
        {name}
      </span>
    );
  return <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />;
}
