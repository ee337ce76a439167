import { describe, expect, it } from 'vitest';
import type { AccessRule } from '../config/types';
import type { ResourceInput } from '../config/schema/resource';
import { canAccess } from '../session/access/canAccess';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { getActionState } from './actionState';

type ActionInputs = NonNullable<ResourceInput['actions']>;

const state = (
  action: ActionInputs[string],
  scope: object,
  permissions: string[] = [],
  more: Partial<ResourceInput> = {},
) => {
  const resource = getDeclaredResource(
    declareResources({
      name: 'cars',
      label: 'Coches',
      recordRepresentation: 'id',
      api: { path: '/cars' },
      fields: { id: { type: 'text' } },
      ...more,
      actions: { it: action },
    }),
    'cars',
  );
  const it_ = resource.actions.it;
  if (!it_) throw new Error('No action');
  return getActionState(it_, {
    scope,
    resource,
    canAccess: (access: AccessRule) => canAccess(access, { permissions, roles: [] }),
  });
};
const shown = { visible: true, disabledReason: null };
const hidden = { visible: false, disabledReason: null };

describe('actionState', () => {
  it('hides what needs a permission from those without it [PERM-02, CLIENT-03]', () => {
    expect(state({ access: 'a' }, {})).toEqual(hidden);
    expect(state({ access: 'a' }, {}, ['a'])).toEqual(shown);
    expect(state({ access: ['a', 'b'] }, {}, ['a'])).toEqual(hidden);
  });

  it('shows but disables, with the reason, what only some may do [ADET-16, USER-14]', () => {
    const action = { requires: { access: 'delete_assets', reason: 'no_permission_delete' } };
    expect(state(action, {})).toEqual({ visible: true, disabledReason: 'no_permission_delete' });
    expect(state(action, {}, ['delete_assets'])).toEqual(shown);
  });

  it('a permission code is enough of a rule, and has a reason of its own [PERM-10]', () => {
    expect(state({ requires: 'a' }, {})).toEqual({ visible: true, disabledReason: 'no_permission' });
    expect(state({ requires: ['a', 'b'] }, {}, ['a'])).toEqual({
      visible: true,
      disabledReason: 'no_permission',
    });
    expect(state({ requires: ['a', 'b'] }, {}, ['a', 'b'])).toEqual(shown);
    expect(state({ requires: true }, {})).toEqual(shown);
  });

  it('says why a form is not open to somebody where the declaration says so [PERM-10]', () => {
    const edit = { edit: { fields: ['id'] } };
    const more = { ...edit, access: { edit: 'e', disabledReason: 'no_permission' } };
    expect(state({ openForm: 'edit' }, {}, [], more)).toEqual({
      visible: true,
      disabledReason: 'no_permission',
    });
    expect(state({ openForm: 'edit' }, {}, ['e'], more)).toEqual(shown);
    expect(state({ openForm: 'edit' }, {}, [], { ...edit, access: { edit: 'e' } })).toEqual(hidden);
  });

  it('looks at the record [ADET-17]', () => {
    expect(state({ visibleWhen: { field: 'on', equals: true } }, { on: false })).toEqual(hidden);
    expect(state({ visibleWhen: { field: 'on', equals: true } }, { on: true })).toEqual(shown);
    const disabled = {
      disabledWhen: [
        { when: { field: 'type', equals: 'x' }, reason: 'uno' },
        { when: { field: 'gateways', empty: true }, reason: 'dos' },
      ],
    };
    expect(state(disabled, { type: 'x' })).toEqual({ visible: true, disabledReason: 'uno' });
    expect(state(disabled, { gateways: [] })).toEqual({ visible: true, disabledReason: 'dos' });
    expect(state(disabled, { gateways: [1] })).toEqual(shown);
  });

  it('does not let a user act on themselves [USER-11]', () => {
    const action = { disabledWhen: [{ when: { field: 'id', currentUser: true }, reason: 'tú' }] };
    expect(state(action, { id: 'u1', $me: { id: 'u1' } })).toEqual({ visible: true, disabledReason: 'tú' });
    expect(state(action, { id: 'u2', $me: { id: 'u1' } })).toEqual(shown);
    expect(state(action, { id: 'u1' })).toEqual(shown);
  });

  it('asks for the rule of the form that an action opens', () => {
    const more: Partial<ResourceInput> = { access: { edit: 'e' }, edit: { fields: ['id'] } };
    expect(state({ openForm: 'edit' }, {}, [], more)).toEqual(hidden);
    expect(state({ openForm: 'edit' }, {}, ['e'], more)).toEqual(shown);
  });
});
