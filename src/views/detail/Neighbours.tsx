import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fillText } from '../../i18n/fillText';
import { formatNumber } from '../../lib/numbers';
import { isBelow, keepOpenedList, openedList, type OpenedList, type Step } from '../../writes/openedList';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import { useSayFailure } from '../../ui/useSayFailure';
import { detailTexts } from './texts';

interface NeighboursProps {
  /** Console path of the record. */
  base: string;
  /** What follows it in the address: the tab that stays open. '' for none. */
  rest: string;
}

/**
 * «3 de 1.260» with the way to the record before and after it, in the list that it was opened from: in its order, beyond its
 * page too, at the tab that is open. Nothing where the record was not opened from a list. In the history the next record
 * takes the place of this one: Back leads to the list.
 */
export function Neighbours({ base, rest }: NeighboursProps) {
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  const [list] = useState(() => openedList(base));
  const [turning, setTurning] = useState<Step>();
  const at = list?.paths.findIndex((path) => isBelow(path, base)) ?? -1;
  const open = (from: OpenedList, path: string): void => {
    keepOpenedList(from, path);
    void navigate(isWhole(list, at, base) ? `${path}${rest}` : path, { replace: true });
  };
  const go = async (from: OpenedList, step: Step): Promise<void> => {
    const path = from.paths[at + step];
    if (path !== undefined) return open(from, path);
    if (!from.turn) return;
    setTurning(step);
    try {
      const page = await from.turn(step);
      const next = page.paths.at(step === 1 ? 0 : -1);
      if (next !== undefined) open(page, next);
    } catch (error) {
      sayFailure(detailTexts.no_next, error);
    } finally {
      setTurning(undefined);
    }
  };
  const ways = waysOf(list, at, turning);
  const way = (step: Step) => (list && ways[step] === null ? () => void go(list, step) : undefined);
  useShortcut({ key: 'j', label: detailTexts.next_record, of: 'page' }, way(1));
  useShortcut({ key: 'k', label: detailTexts.previous_record, of: 'page' }, way(-1));
  if (!list || at === -1) return null;
  const place = { at: formatNumber(list.first + at) ?? '', total: formatNumber(list.total) ?? '' };
  return (
    <div className="neighbours" role="group" aria-label={detailTexts.in_list}>
      <span aria-live="polite">
        {list.total === undefined ? place.at : fillText(detailTexts.place, place)}
      </span>
      <WayButton step={-1} why={ways[-1]} busy={turning === -1} onClick={way(-1)} />
      <WayButton step={1} why={ways[1]} busy={turning === 1} onClick={way(1)} />
    </div>
  );
}

/** The rows of the list lead to the records themselves, so that an open tab can be kept. */
const isWhole = (list: OpenedList | undefined, at: number, base: string): boolean => list?.paths[at] === base;

/** Why there is no way on, by direction; null where there is one. */
function waysOf(
  list: OpenedList | undefined,
  at: number,
  turning: Step | undefined,
): Record<Step, string | null> {
  const isFirst = at <= 0 && (!list?.turn || list.first <= 1);
  const isLast = at === (list?.paths.length ?? 0) - 1 && !(list?.turn && list.hasNextPage);
  if (turning !== undefined) return { '-1': detailTexts.turning, 1: detailTexts.turning };
  return { '-1': isFirst ? detailTexts.is_first : null, 1: isLast ? detailTexts.is_last : null };
}

interface WayButtonProps {
  step: Step;
  why: string | null;
  busy: boolean;
  onClick: (() => void) | undefined;
}

const WayButton = ({ step, why, busy, onClick }: WayButtonProps) => (
  <Button
    variant="quiet"
    small
    aria-label={step === 1 ? detailTexts.next_record : detailTexts.previous_record}
    aria-keyshortcuts={step === 1 ? 'j' : 'k'}
    title={step === 1 ? detailTexts.next_key : detailTexts.previous_key}
    why={why}
    busy={busy}
    onClick={onClick}
    icon={<Icon name={step === 1 ? 'chevron-right' : 'chevron-left'} size={18} />}
  />
);
