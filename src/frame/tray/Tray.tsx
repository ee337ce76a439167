import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { OperationDialog } from '../../operations/OperationDialog';
import { operations } from '../../operations/operations';
import '../../operations/operations.css';
import { useOperations } from '../../operations/useOperations';
import { useProfile } from '../../session/useProfile';
import { Drawer } from '../../ui/Drawer';
import { usePageLeft } from '../../ui/pageAddress';
import { Entry } from './Entry';
import { Follower } from './Follower';
import { trayTexts as texts } from './texts';
import { TrayButton } from './TrayButton';
import { useSayEnds } from './useSayEnds';

/** What is open: the list, or one of them by its id. */
type Open = 'list' | { id: string } | undefined;

/** What runs on after its screen was left, and how it ended: a button of the top bar, and the list behind it. */
export default function Tray() {
  const { profile } = useProfile();
  const user = profile?.id;
  useEffect(() => {
    if (user !== undefined) operations.claim(user);
  }, [user]);
  useSayEnds();
  const all = useOperations();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  usePageLeft(close);
  const ended = all.filter(({ state }) => state !== 'running');
  const remove = (ids: readonly string[]): void => {
    for (const id of ids) operations.remove(id);
    // With the last one the button goes, too.
    if (ids.length === all.length) document.getElementById('main')?.focus();
  };
  if (all.length === 0) return null;
  const one = typeof open === 'object' ? all.find(({ id }) => id === open.id) : undefined;
  return (
    <>
      {all.map((operation) => (
        <Follower key={operation.id} operation={operation} />
      ))}
      <TrayButton all={all} onOpen={() => setOpen('list')} />
      {one && <OperationDialog operation={one} onClose={close} />}
      <Drawer open={open === 'list'} title={texts.title} onClose={close}>
        <p className="muted">{texts.note}</p>
        <ul className="operation-list">
          {all.map((operation) => (
            <Entry
              key={operation.id}
              operation={operation}
              onDetails={() => setOpen({ id: operation.id })}
              onLeave={close}
              onRemove={() => remove([operation.id])}
            />
          ))}
        </ul>
        {ended.length > 1 && (
          <Button onClick={() => remove(ended.map(({ id }) => id))}>{texts.remove_all}</Button>
        )}
      </Drawer>
    </>
  );
}
