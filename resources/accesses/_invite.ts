import type { ResourceInput } from '../../src/config/schema/resource';

type Action = NonNullable<ResourceInput['actions']>[string];

/** Hidden in homes for users who administer the assets of a company. */
const visibleWhen: Action['visibleWhen'] = {
  not: {
    all: [
      { field: 'parent.type', equals: 'HOME' },
      { field: '$me.roles', includes: 'ROLE_ASSETS_MANAGER_ADMIN' },
    ],
  },
};

/** Creates an invitation to the asset whose tab shows the button. */
export const createInvitationAction: Action = {
  label: 'Crear invitación',
  icon: 'plus',
  requires: 'read_access_list',
  primary: true,
  visibleWhen,
  openForm: { resource: 'invitations', form: 'create' },
};

/** Those there are, eight at a time. */
export const listInvitationsAction: Action = {
  label: 'Lista de invitaciones',
  icon: 'list',
  requires: 'read_access_list',
  visibleWhen,
  openList: {
    resource: 'invitations',
    presentation: 'modal',
    width: 860,
    title: 'Invitaciones',
    path: '/access/asset/{id}/all',
    pageSize: 8,
    pageSizes: [8],
    pagination: 'loadMore',
    // One below the other, so that both buttons have room on a tablet.
    columns: [
      { field: 'alias', below: 'created_by' },
      'status',
      { field: 'valid_from', label: 'Validez', below: 'valid_until' },
    ],
    rowButtons: ['copyLink', 'revoke'],
    export: false,
    empty: 'Este activo no tiene invitaciones',
    error: 'No se han podido cargar las invitaciones',
  },
};
