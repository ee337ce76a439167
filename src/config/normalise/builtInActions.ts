import type { ActionInput } from '../schema/action';
import type { ResourceInput } from '../schema/resource';
import { normaliseApi } from './api';
import { createImportAction } from './importAction';

/**
 * Returns the actions that a declaration has by default: `create`, `import`, `edit` and `delete`, if it declares the form or
 * the call. A declared action with the same id replaces one.
 */
export function builtInActions(input: ResourceInput): Record<string, ActionInput> {
  const actions: Record<string, ActionInput> = {};
  const accessRules = input.access ?? {};
  const singular = typeof input.label === 'string' ? input.label : input.label.one;
  if (input.create) {
    actions.create = {
      label: `Crear ${singular}`,
      icon: 'plus',
      primary: true,
      opens: 'create',
      ...restrictTo(accessRules.create, accessRules.why),
    };
  }
  const importing = createImportAction(input);
  if (importing) actions.import = importing;
  if (input.edit)
    actions.edit = {
      label: 'Editar',
      icon: 'pencil',
      opens: 'edit',
      ...restrictTo(accessRules.edit, accessRules.why),
    };
  const remove = normaliseApi(input.api).delete;
  if (remove) {
    actions.delete = {
      label: 'Eliminar',
      icon: 'trash',
      danger: true,
      confirm: true,
      ...(accessRules.delete === undefined
        ? {}
        : { enabledFor: { access: accessRules.delete, why: accessRules.why ?? 'no_permission_delete' } }),
      call: { method: 'DELETE', path: remove.path },
      outcomes: [
        { on: 'ok', success: 'deleted' },
        { on: 'error', error: 'delete_error_message' },
      ],
      then: [input.list ? 'list' : 'reload'],
    };
  }
  return actions;
}

/** Hides an action from users without access; disables it if the declaration gives a reason. */
const restrictTo = (
  access: ActionInput['access'],
  why: string | undefined,
): Pick<ActionInput, 'access' | 'enabledFor'> => {
  if (access === undefined) return {};
  return why === undefined ? { access } : { enabledFor: { access, why } };
};
