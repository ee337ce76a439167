import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../config/types';
import { isHiddenPage } from '../lib/url/hiddenPages';
import { useIdLists } from '../queries/console/consoleHooks';
import { useCanAccess } from '../session/access/useCanAccess';
import { useProfile } from '../session/profile/useProfile';
import { useTranslateText } from '../i18n/useTranslateText';
import { fillConsolePath } from '../queries/record/fillConsolePath';
import { getActionState, isDenied, isPerRow, getBulkActionState } from './actionState';
import { useRunAction } from './runAction';
import { useActionTimeThresholds } from './useActionTimeThresholds';
import { FormPathContext, type GetFormPath } from './formPath';
import { PageRecordTitleContext } from '../mutations/PageRecordTitleContext';
import type { ActionTarget } from './actionTarget';
import { buildTargetScope } from './targetScope';
import { actionTexts } from './texts';

/** Action as a control: its label, and whether it is enabled or the reason why not. */
export interface ReadyAction {
  action: Action;
  target: ActionTarget;
  label: string;
  disabledReason: string | null;
  /** Console path, for actions that are links. */
  to: string | undefined;
  run: () => void;
}

/** Returns the actions that this user can see for this target, ready to render as buttons or menu items. */
export function useActions(
  actions: readonly Action[],
  target: Omit<ActionTarget, 'scope' | 'pageRecordTitle'>,
): ReadyAction[] {
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const { profile } = useProfile();
  const ids = useIdLists();
  const getFormPath = use(FormPathContext);
  const run = useRunAction();
  const pageRecordTitle = use(PageRecordTitleContext);
  const { resource, record, selection, parent } = target;
  const scopeGlobals = useMemo(() => ({ $me: profile, $ids: ids }), [profile, ids]);
  const scope = useMemo(
    () => buildTargetScope({ resource, record, selection, parent }, scopeGlobals),
    [resource, record, selection, parent, scopeGlobals],
  );
  const thresholdCount = useActionTimeThresholds(actions, scope);
  return useMemo(() => {
    const getRowScope = (row: RaRecord) =>
      buildTargetScope({ resource, record: row, selection: undefined, parent }, scopeGlobals);
    const isSelectionEmpty = selection !== undefined && selection.length === 0;
    return actions.flatMap((action): ReadyAction[] => {
      if (leadsToHiddenPage(action)) return [];
      const state =
        selection && isPerRow(action)
          ? getBulkActionState(action, { rows: selection, getRowScope, canAccess, resource })
          : getActionState(action, { scope, canAccess, resource });
      if (!state.visible) return [];
      const mustSelectFirst = isSelectionEmpty && !isDenied(action, { canAccess, resource });
      const disabledReason = mustSelectFirst
        ? actionTexts.select_first
        : state.disabledReason === null
          ? null
          : t(state.disabledReason);
      const fullTarget: ActionTarget = { resource, record, selection, parent, pageRecordTitle, scope };
      return [
        {
          action,
          target: fullTarget,
          label: t(action.label),
          disabledReason,
          to: getActionPath(action, fullTarget, getFormPath),
          run: () => run(action, fullTarget),
        },
      ];
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- conditions look at the clock, which `passed` stands for
  }, [
    actions,
    canAccess,
    t,
    scopeGlobals,
    scope,
    getFormPath,
    run,
    resource,
    record,
    selection,
    parent,
    pageRecordTitle,
    thresholdCount,
  ]);
}

/** True if an action is a link to a page that the installation hides. */
const leadsToHiddenPage = ({ behaviour }: Action): boolean =>
  behaviour.kind === 'go' && isHiddenPage(behaviour.path);

/** Returns the path of an action that is a link: a declared path, or a form within the surrounding page. */
function getActionPath(
  { behaviour }: Action,
  target: ActionTarget,
  getFormPath: GetFormPath,
): string | undefined {
  if (behaviour.kind === 'go') return fillConsolePath(behaviour.path, target.scope);
  if (behaviour.kind !== 'open') return undefined;
  // A form with initial values from the record has no URL of its own.
  if (behaviour.target === null) return getFormPath(target.resource.name, behaviour.form, target.record?.id);
  return behaviour.form === 'create' && Object.keys(behaviour.target.defaultValues).length === 0
    ? getFormPath(behaviour.target.resource, behaviour.form, undefined)
    : undefined;
}
