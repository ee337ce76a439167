import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { interpolateText } from '../i18n/interpolateText';
import { formatNumber } from '../lib/formatNumber';
import {
  isSameOrSubPath,
  rememberListNavigation,
  getListNavigation,
  type ListNavigation,
  type PageDirection,
} from '../mutations/list/listNavigation';
import { Button } from '../ui/button/Button';
import { Icon } from '../ui/icon/Icon';
import { useShortcut } from '../ui/commands/shortcuts';
import { useNotifyError } from '../ui/feedback/useNotifyError';
import { showTexts } from './texts';

interface PrevNextButtonsProps {
  /** Console path of the record. */
  recordPath: string;
  /** Rest of the path: the open tab, which stays open. '' for none. */
  tabPath: string;
}

/**
 * Position («3 de 1.260») with links to the previous and next record, in the order of the list from which the record was
 * opened, across its pages, with the same tab. Renders nothing if the record was not opened from a list. The links replace
 * the history entry, so Back returns to the list.
 */
export function PrevNextButtons({ recordPath, tabPath }: PrevNextButtonsProps) {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [navigation] = useState(() => getListNavigation(recordPath));
  const [loadingDirection, setLoadingDirection] = useState<PageDirection>();
  const index = navigation?.paths.findIndex((path) => isSameOrSubPath(path, recordPath)) ?? -1;
  const openRecord = (source: ListNavigation, path: string): void => {
    rememberListNavigation(source, path);
    void navigate(isRecordPath(navigation, index, recordPath) ? `${path}${tabPath}` : path, {
      replace: true,
    });
  };
  const goTo = async (source: ListNavigation, direction: PageDirection): Promise<void> => {
    const path = source.paths[index + direction];
    if (path !== undefined) return openRecord(source, path);
    if (!source.loadPage) return;
    setLoadingDirection(direction);
    try {
      const page = await source.loadPage(direction);
      const nextPath = page.paths.at(direction === 1 ? 0 : -1);
      if (nextPath !== undefined) openRecord(page, nextPath);
    } catch (error) {
      notifyError(showTexts.no_next, error);
    } finally {
      setLoadingDirection(undefined);
    }
  };
  const disabledReasons = getDisabledReasons(navigation, index, loadingDirection);
  const getClickHandler = (direction: PageDirection) =>
    navigation && disabledReasons[direction] === null ? () => void goTo(navigation, direction) : undefined;
  useShortcut({ key: 'j', label: showTexts.next_record, context: 'page' }, getClickHandler(1));
  useShortcut({ key: 'k', label: showTexts.previous_record, context: 'page' }, getClickHandler(-1));
  if (!navigation || index === -1) return null;
  const position = {
    at: formatNumber(navigation.firstPosition + index) ?? '',
    total: formatNumber(navigation.total) ?? '',
  };
  return (
    <div className="neighbours" role="group" aria-label={showTexts.in_list}>
      <span aria-live="polite">
        {navigation.total === undefined ? position.at : interpolateText(showTexts.place, position)}
      </span>
      <PrevNextButton
        direction={-1}
        disabledReason={disabledReasons[-1]}
        busy={loadingDirection === -1}
        onClick={getClickHandler(-1)}
      />
      <PrevNextButton
        direction={1}
        disabledReason={disabledReasons[1]}
        busy={loadingDirection === 1}
        onClick={getClickHandler(1)}
      />
    </div>
  );
}

/** True if the list's rows link to the records themselves, so that the open tab can be kept. */
const isRecordPath = (navigation: ListNavigation | undefined, index: number, recordPath: string): boolean =>
  navigation?.paths[index] === recordPath;

/** Returns the reason per direction why there is no link; null if there is one. */
function getDisabledReasons(
  navigation: ListNavigation | undefined,
  index: number,
  loadingDirection: PageDirection | undefined,
): Record<PageDirection, string | null> {
  const isFirst = index <= 0 && (!navigation?.loadPage || navigation.firstPosition <= 1);
  const isLast =
    index === (navigation?.paths.length ?? 0) - 1 && !(navigation?.loadPage && navigation.hasNextPage);
  if (loadingDirection !== undefined) return { '-1': showTexts.turning, 1: showTexts.turning };
  return { '-1': isFirst ? showTexts.is_first : null, 1: isLast ? showTexts.is_last : null };
}

interface PrevNextButtonProps {
  direction: PageDirection;
  disabledReason: string | null;
  busy: boolean;
  onClick: (() => void) | undefined;
}

const PrevNextButton = ({ direction, disabledReason, busy, onClick }: PrevNextButtonProps) => (
  <Button
    variant="quiet"
    small
    aria-label={direction === 1 ? showTexts.next_record : showTexts.previous_record}
    aria-keyshortcuts={direction === 1 ? 'j' : 'k'}
    title={direction === 1 ? showTexts.next_key : showTexts.previous_key}
    disabledReason={disabledReason}
    busy={busy}
    onClick={onClick}
    icon={<Icon name={direction === 1 ? 'chevron-right' : 'chevron-left'} size={18} />}
  />
);
