import { Navigate, useLocation } from 'react-router-dom';
import type { Resource } from '../config/types';
import { interpolateText } from '../i18n/interpolateText';
import { useTranslateText } from '../i18n/useTranslateText';
import { useProfile } from '../session/profile/useProfile';
import { EmptyState, Skeletons } from '../ui/feedback/states';
import { buildScopePath } from './scopePath';
import type { ScopeLevel } from './scopeLevels';
import { ScopeOptionList } from './ScopeOptionList';
import { scopeSelectorTexts } from './texts';
import type { SelectionStorage } from './useSelectionStorage';
import { INITIAL_SELECTION, isUserSelection } from './selectionState';
import { useOtherIds } from './useOtherIds';
import { useScopeOptions } from './useScopeOptions';

interface MissingSelectionProps {
  resource: Resource;
  levels: readonly ScopeLevel[];
  ids: readonly string[];
  selectionStorage: SelectionStorage;
  /** Called before the link to a selection opens it. */
  onSelect: (ids: readonly string[]) => void;
}

/**
 * Shown while a selection is missing. Redirects to the stored selection, else to the user's own, else to the only option;
 * else lists the options that the select of the missing level has. A stored or own selection with nothing below it gives way
 * to one that has something.
 */
export function MissingSelection(props: MissingSelectionProps) {
  const { resource, levels, ids, selectionStorage } = props;
  const t = useTranslateText();
  const { profile } = useProfile();
  const { state } = useLocation();
  const levelIndex = ids.length;
  const level = levels[levelIndex];
  const { records, onlyRecord, isEmpty, isFetching } = useScopeOptions(levels, ids, levelIndex);
  // The previous level; its own select reads the options.
  const previousLevel = levels[levelIndex - 1];
  const hasSinglePreviousOption =
    useScopeOptions(levels, ids, levelIndex - 1, { enabled: false }).onlyRecord !== undefined;
  const { isPending, otherIds } = useOtherIds(resource, levels, ids, isEmpty);
  if (selectionStorage.isPending || !level || isPending) return <Skeletons lines={4} />;
  if (otherIds) return <Navigate to={buildScopePath(resource.route, levels, otherIds)} replace />;
  const buildPath = (moreIds: readonly string[], rest: readonly string[] = []): string =>
    buildScopePath(resource.route, levels, [...ids, ...moreIds], rest);
  // Restore only if the URL has no company. A company in the URL is the user's choice: Back leads there and must stay there.
  const restored = levelIndex === 0 ? selectionStorage.restore() : undefined;
  if (restored) {
    const path = buildPath(restored.ids.slice(0, levels.length));
    return <Navigate to={path} replace state={INITIAL_SELECTION} />;
  }
  const userClientId = level.defaultsToUserClient ? profile?.client?.id : undefined;
  const initialId = userClientId ?? onlyRecord?.id;
  if (initialId !== undefined && !isUserSelection(state))
    return <Navigate to={buildPath([String(initialId)])} replace state={INITIAL_SELECTION} />;
  if (isFetching && records.length === 0) return <Skeletons lines={4} />;
  if (isEmpty) {
    const canChange = previousLevel !== undefined && !hasSinglePreviousOption;
    return (
      <EmptyState
        title={t(level.empty)}
        text={
          canChange
            ? interpolateText(scopeSelectorTexts.another, { label: t(previousLevel.label) })
            : undefined
        }
      />
    );
  }
  const { empty } = resource.scope ?? {};
  const title = empty
    ? t(empty.title)
    : interpolateText(scopeSelectorTexts.choose, { label: t(level.label) });
  const text = empty?.text === undefined ? undefined : t(empty.text);
  if (records.length === 0) return <EmptyState title={title} text={text} />;
  return (
    <ScopeOptionList
      {...{ levels, level, ids, records, title, text }}
      buildPath={(id) => buildPath([id])}
      onSelect={props.onSelect}
    />
  );
}
