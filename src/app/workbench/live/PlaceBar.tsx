import { useSyncExternalStore } from 'react';
import { useTypedText } from '../../../lib/useTypedText';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import type { MemoryHistory } from '../../router/memoryHistory';
import { texts } from '../texts';
import type { Resource } from '../../../config/types';
import { idAt, placesOf } from './placesOf';

interface PlaceBarProps {
  history: MemoryHistory;
  /** Whose screens they are. */
  own: Resource;
  /** A record that there is for certain. */
  id: string | undefined;
  onAgain: () => void;
}

/** Where the screens are, as the address bar of a browser has it, and the ways to others. */
export function PlaceBar({ history, own, id, onAgain }: PlaceBarProps) {
  const at = useSyncExternalStore(
    (changed) => history.listen(changed),
    () => history.location,
  );
  const places = placesOf(own, idAt(own, at.pathname) ?? id);
  const address = at.pathname + at.search;
  const { typed, type } = useTypedText(address);
  return (
    <div className="wb-places">
      <Button small aria-label={texts.back} locked={!history.can(-1)} onClick={() => history.go(-1)}>
        <Icon name="arrow-left" size={16} />
      </Button>
      <Button small aria-label={texts.again} onClick={onAgain}>
        <Icon name="refresh" size={16} />
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          history.push(typed.startsWith('/admin/') ? typed : `/admin/${typed.replace(/^\/+/, '')}`);
        }}
      >
        <input
          className="input"
          aria-label={texts.address}
          value={typed}
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
      </form>
      <div role="group" aria-label={texts.places} className="toolbar">
        {places.map(({ label, to }) => (
          <Button
            key={to}
            small
            {...(at.pathname === to ? { 'aria-current': 'page' as const } : {})}
            onClick={() => history.push(to)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
