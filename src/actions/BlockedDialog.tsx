import { use, useEffect, useRef, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from '../console/useDataProvider';
import type { ActionCheck } from '../config/types';
import { useText } from '../i18n/useText';
import { InfoDialog } from '../ui/ConfirmDialog';
import { useTopDialog } from '../ui/dialogStack';
import { LoadFailed } from '../ui/LoadFailed';
import type { RunningAction } from '../writes/target';
import { BlockItems } from './BlockItems';
import { hindrancesOf, type Hindrances } from './hindrances';
import { MoreActionsContext } from './runAction';
import { actionTexts } from './texts';
import './blocked.css';

interface BlockedDialogProps {
  running: RunningAction;
  check: ActionCheck;
  /** What the host said: at least one. */
  found: Hindrances;
  /** Nothing is in the way any more. */
  onPass: () => void;
  onClose: () => void;
}

/**
 * Why an action is not done: all that stands in its way at once, by name, with links to where it is taken away, or with
 * what takes it away. After each of these the host is asked again, and the action goes on once nothing is left.
 */
export function BlockedDialog({ running, check, found, onPass, onClose }: BlockedDialogProps) {
  const t = useText();
  const MoreActions = use(MoreActionsContext);
  const { data, error, refetch } = useHindrances(running, check, found);
  const isFree = !error && data.blocks.length === 0;
  useEffect(() => {
    if (isFree) onPass();
  }, [isFree, onPass]);
  const place = useRef<HTMLDivElement>(null);
  useFocusOfGone(place, data);
  const [first, ...others] = data.blocks;
  const isOne = others.length === 0;
  return (
    <InfoDialog open title={first && isOne ? t(first.title) : actionTexts.blocked} onClose={onClose}>
      <MoreActions>
        <div ref={place}>
          {error ? (
            <LoadFailed
              text={t(check.error ?? actionTexts.not_checked)}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            data.blocks.map((block) => (
              <section key={block.title} className="blocked">
                {!isOne && <h3>{t(block.title)}</h3>}
                <p>{t(block.text)}</p>
                <BlockItems block={block} scope={data.scope} target={running.target} onClose={onClose} />
              </section>
            ))
          )}
        </div>
      </MoreActions>
    </InfoDialog>
  );
}

/** Begins with what is known; what is written while it is open makes it old, as all that is on screen. */
function useHindrances({ action, target, run }: RunningAction, check: ActionCheck, found: Hindrances) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [target.resource.name, 'check', action.id, run],
    queryFn: ({ signal }) => hindrancesOf(dataProvider, check, target, signal),
    initialData: found,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What took the last entry away is gone with it: the focus goes on with the next one. */
function useFocusOfGone(place: RefObject<HTMLElement | null>, found: Hindrances): void {
  // A dialog gives the focus back when it closes, which may be after the entry has gone.
  const dialog = useTopDialog();
  useEffect(() => {
    if (!dialog?.contains(place.current) || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [place, found, dialog]);
}
