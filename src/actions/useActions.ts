import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../config/types';
import { useAllIds } from '../console/hooks';
import { useMay } from '../session/useMay';
import { useProfile } from '../session/useProfile';
import { useText } from '../i18n/useText';
import { consolePath } from '../records/consolePath';
import { actionState, isDenied, isPerRow, rowsState } from './actionState';
import { useRunAction } from './runAction';
import { useActionMoments } from './useActionMoments';
import { FormPlacesContext, type FormPlaces } from './formPlaces';
import { PageName } from '../writes/pageName';
import type { ActionTarget } from '../writes/target';
import { targetScope } from './targetScope';
import { actionTexts } from './texts';

/** An action as a control: what it reads, whether it can be done and, if not, why. */
export interface ReadyAction {
  action: Action;
  target: ActionTarget;
  label: string;
  why: string | null;
  /** A console path, for actions that only lead somewhere. */
  to: string | undefined;
  run: () => void;
}

/** The actions that this user may see on this target, ready to be drawn as buttons or menu items. */
export function useActions(
  actions: readonly Action[],
  target: Omit<ActionTarget, 'scope' | 'above'>,
): ReadyAction[] {
  const may = useMay();
  const t = useText();
  const { profile } = useProfile();
  const ids = useAllIds();
  const places = use(FormPlacesContext);
  const run = useRunAction();
  const above = use(PageName);
  const { resource, record, selection, parent } = target;
  const words = useMemo(() => ({ $me: profile, $ids: ids }), [profile, ids]);
  const scope = useMemo(
    () => targetScope({ resource, record, selection, parent }, words),
    [resource, record, selection, parent, words],
  );
  const passed = useActionMoments(actions, scope);
  return useMemo(() => {
    const scopeOf = (row: RaRecord) =>
      targetScope({ resource, record: row, selection: undefined, parent }, words);
    const isNoneChosen = selection !== undefined && selection.length === 0;
    return actions.flatMap((action): ReadyAction[] => {
      const state =
        selection && isPerRow(action)
          ? rowsState(action, { rows: selection, scopeOf, may, resource })
          : actionState(action, { scope, may, resource });
      if (!state.visible) return [];
      const isFirst = isNoneChosen && !isDenied(action, { may, resource });
      const why = isFirst ? actionTexts.select_first : state.why === null ? null : t(state.why);
      const full: ActionTarget = { resource, record, selection, parent, above, scope };
      return [
        {
          action,
          target: full,
          label: t(action.label),
          why,
          to: addressOf(action, full, places),
          run: () => run(action, full),
        },
      ];
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- conditions look at the clock, which `passed` stands for
  }, [actions, may, t, words, scope, places, run, resource, record, selection, parent, above, passed]);
}

/** Where an action leads that leads somewhere: to a path, or to a form that stands in what is around. */
function addressOf({ does }: Action, target: ActionTarget, places: FormPlaces): string | undefined {
  if (does.kind === 'go') return consolePath(does.path, target.scope);
  if (does.kind !== 'open') return undefined;
  // A form that starts with values of the record has no address of its own.
  if (does.other === null) return places(target.resource.name, does.form, target.record?.id);
  return does.form === 'create' && Object.keys(does.other.with).length === 0
    ? places(does.other.resource, does.form, undefined)
    : undefined;
}
