import type { ActionInput } from '../schema/action';
import type { ResourceInput } from '../schema/resource';
import { normaliseApi } from './api';
import { importAction } from './import';

/**
 * The actions a declaration has without writing them: `create`, `import`, `edit` and `delete`, as far as it declares the
 * form or the call. An action of the same id replaces them.
 */
export function builtInActions(input: ResourceInput): Record<string, ActionInput> {
  const actions: Record<string, ActionInput> = {};
  const rule = input.access ?? {};
  const one = typeof input.label === 'string' ? input.label : input.label.one;
  if (input.create) {
    actions.create = {
      label: `Crear ${one}`,
      icon: 'plus',
      primary: true,
      opens: 'create',
      ...only(rule.create, rule.why),
    };
  }
  const imports = importAction(input);
  if (imports) actions.import = imports;
  if (input.edit)
    actions.edit = { label: 'Editar', icon: 'pencil', opens: 'edit', ...only(rule.edit, rule.why) };
  const remove = normaliseApi(input.api).delete;
  if (remove) {
    actions.delete = {
      label: 'Eliminar',
      icon: 'trash',
      danger: true,
      confirm: true,
      ...(rule.delete === undefined
        ? {}
        : { enabledFor: { access: rule.delete, why: rule.why ?? 'no_permission_delete' } }),
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

/** Hidden from those who may not; disabled where the declaration says why. */
const only = (
  access: ActionInput['access'],
  why: string | undefined,
): Pick<ActionInput, 'access' | 'enabledFor'> => {
  if (access === undefined) return {};
  return why === undefined ? { access } : { enabledFor: { access, why } };
};
