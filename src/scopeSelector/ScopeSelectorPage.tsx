import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Resource } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { NotFound } from '../ui/page/NotFound';
import { PageActionsSlotContext } from '../ui/page/pageActionsSlot';
import { Page } from '../ui/page/Page';
import { SelectedRecordPage } from './SelectedRecordPage';
import { ScopeSelect } from './ScopeSelect';
import './scopeSelector.css';
import { buildScopePath, parseScopePath } from './scopePath';
import { RecordRedirect } from './RecordRedirect';
import { getScopeLevels, type ScopeLevel } from './scopeLevels';
import { MissingSelection } from './MissingSelection';
import { useSelectionStorage } from './useSelectionStorage';
import { useNotifyGone } from './useNotifyGone';

/** The page of a record below its scope selector. The URL contains the complete selection. */
export default function ScopeSelectorPage({ resource }: { resource: Resource }) {
  const { pathname } = useLocation();
  const levels = useMemo(() => getScopeLevels(resource), [resource]);
  const subPath = pathname.slice(`/admin/${resource.route}`.length);
  const scopePath = useMemo(() => parseScopePath(subPath, levels), [subPath, levels]);
  // Redirect first, before any request.
  if (subPath === '') return <Navigate to={buildScopePath(resource.route, levels, [])} replace />;
  if (scopePath.kind === 'nowhere') return <NotFound />;
  if (scopePath.kind === 'record')
    return <RecordRedirect resource={resource} levels={levels} id={scopePath.id} rest={scopePath.rest} />;
  return <ScopeSelection resource={resource} levels={levels} ids={scopePath.ids} rest={scopePath.rest} />;
}

interface ScopeSelectionProps {
  resource: Resource;
  levels: readonly ScopeLevel[];
  ids: readonly string[];
  rest: readonly string[];
}

function ScopeSelection({ resource, levels, ids, rest }: ScopeSelectionProps) {
  const t = useTranslateText();
  const navigate = useNavigate();
  const selectionStorage = useSelectionStorage(resource, levels);
  const notifyGone = useNotifyGone();
  const { route, scope, label, messageFor } = resource;
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>();
  useEffect(() => {
    // Store a selection once it is known to be listed; the record itself is stored after it has loaded. Wait for the URL: a
    // user with unsaved changes may cancel the navigation.
    if (
      selectedIds === undefined ||
      selectedIds.length === levels.length ||
      selectedIds.join('/') !== ids.join('/')
    )
      return;
    selectionStorage.store({ ids, rest: selectionStorage.restore()?.rest ?? [] });
  }, [selectedIds, ids, levels, selectionStorage]);
  const selectId = (index: number, id: string): void => {
    const nextIds = [...ids.slice(0, index), id];
    setSelectedIds(nextIds);
    void navigate(buildScopePath(route, levels, nextIds));
  };
  const onMissing = useCallback(
    (id: string) => {
      if (!selectionStorage.restore()?.ids.includes(id)) return;
      selectionStorage.clear();
      notifyGone();
      void navigate(buildScopePath(route, levels, []), { replace: true });
    },
    [selectionStorage, navigate, notifyGone, route, levels],
  );
  return (
    <Page
      title={t(scope?.title ?? label.many)}
      trailing={
        <MuiProvider>
          <div className="pickers">
            {levels.map((level, index) => (
              <ScopeSelect
                key={level.urlSegment}
                {...{ levels, level, ids, messageFor, onMissing }}
                onSelect={(id) => selectId(index, id)}
              />
            ))}
          </div>
        </MuiProvider>
      }
      actions={<span ref={setActionsSlot} className="picker-actions" />}
    >
      <PageActionsSlotContext value={actionsSlot}>
        {ids.length < levels.length ? (
          <MissingSelection {...{ resource, levels, ids, selectionStorage }} onSelect={setSelectedIds} />
        ) : (
          <SelectedRecordPage {...{ resource, levels, ids, rest, selectionStorage }} />
        )}
      </PageActionsSlotContext>
    </Page>
  );
}
