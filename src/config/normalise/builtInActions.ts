import { interpolateText } from '../../i18n/interpolateText';
import { ra } from '../../i18n/messages/ra';
import type { ActionInput } from '../schema/action';
import type { ResourceInput } from '../schema/resource';
import { normaliseApi } from './api';
import { createImportAction } from './importAction';
import { builtInActionTexts } from './texts';

/**
 * Returns the actions that a declaration has by default: `create`, `import`, `edit`, `change` and `delete`, if it declares the
 * form, editable columns or the call. A declared action with the same id replaces one.
 */
export function builtInActions(input: ResourceInput): Record<string, ActionInput> {
  const actions: Record<string, ActionInput> = {};
  const accessRules = input.access ?? {};
  const singular = typeof input.label === 'string' ? input.label : input.label.one;
  if (input.create) {
    actions.create = {
      label: interpolateText(ra.page.create, { name: singular }),
      icon: 'plus',
      primary: true,
      openForm: 'create',
      ...restrictTo(accessRules.create, accessRules.disabledReason),
    };
  }
  const importing = createImportAction(input);
  if (importing) actions.import = importing;
  if (input.edit)
    actions.edit = {
      label: builtInActionTexts.edit,
      icon: 'pencil',
      openForm: 'edit',
      ...restrictTo(accessRules.edit, accessRules.disabledReason),
    };
  if (input.edit && input.list?.columns.some((column) => typeof column === 'object' && column.editable))
    actions.change = {
      label: builtInActionTexts.change,
      icon: 'pencil',
      dialog: 'change-values',
      ...restrictTo(accessRules.edit, accessRules.disabledReason),
    };
  const remove = normaliseApi(input.api).delete;
  if (remove) {
    actions.delete = {
      label: ra.action.delete,
      icon: 'trash',
      danger: true,
      confirm: true,
      ...(accessRules.delete === undefined
        ? {}
        : {
            requires: {
              access: accessRules.delete,
              reason: accessRules.disabledReason ?? 'no_permission_delete',
            },
          }),
      call: { method: 'DELETE', path: remove.path },
      outcomes: [
        { on: 'success', success: 'deleted' },
        { on: 'error', error: 'delete_error_message' },
      ],
      effects: [input.list ? 'goToList' : 'refetch'],
    };
  }
  return actions;
}

/** Hides an action from users without access; disables it if the declaration gives a reason. */
const restrictTo = (
  access: ActionInput['access'],
  reason: string | undefined,
): Pick<ActionInput, 'access' | 'requires'> => {
  if (access === undefined) return {};
  return reason === undefined ? { access } : { requires: { access, reason } };
};
