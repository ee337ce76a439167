import { useSyncedText } from '../../lib/hooks/useSyncedText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import type { DataRouter } from '../../ui/page/RouterContext';
import { workbenchTexts } from '../texts';
import type { Resource } from '../../config/types';
import { getRecordIdFromPath, getScreenLinks } from './screenLinks';
import { useRouterEntries } from './useRouterEntries';

interface LiveLocationBarProps {
  router: DataRouter;
  /** Whose screens they are. */
  resource: Resource;
  /** A record that there is for certain. */
  id: string | undefined;
  onRefresh: () => void;
}

/** Location of the screens, like the address bar of a browser, with navigation. */
export function LiveLocationBar({ router, resource, id, onRefresh }: LiveLocationBarProps) {
  const { location, canGoBack } = useRouterEntries(router);
  const links = getScreenLinks(resource, getRecordIdFromPath(resource, location.pathname) ?? id);
  const url = location.pathname + location.search;
  const { text, setText } = useSyncedText(url);
  return (
    <div className="wb-places">
      <Button
        small
        aria-label={workbenchTexts.back}
        disabled={!canGoBack}
        onClick={() => void router.navigate(-1)}
      >
        <Icon name="arrow-left" size={16} />
      </Button>
      <Button small aria-label={workbenchTexts.again} onClick={onRefresh}>
        <Icon name="refresh" size={16} />
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void router.navigate(text.startsWith('/admin/') ? text : `/admin/${text.replace(/^\/+/, '')}`);
        }}
      >
        <input
          className="input"
          aria-label={workbenchTexts.address}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <div role="group" aria-label={workbenchTexts.places} className="toolbar">
        {links.map(({ label, to }) => (
          <Button
            key={to}
            small
            {...(location.pathname === to ? { 'aria-current': 'page' as const } : {})}
            onClick={() => void router.navigate(to)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
