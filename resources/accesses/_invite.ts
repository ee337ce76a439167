import { localized } from '../../src/config/localized';
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
  label: localized({ es: 'Nueva invitación', en: 'New invitation' }),
  icon: 'plus',
  requires: 'read_access_list',
  primary: true,
  visibleWhen,
  openForm: { resource: 'invitations', form: 'create' },
};

/** Those there are, eight at a time. */
export const listInvitationsAction: Action = {
  label: localized({ es: 'Lista de invitaciones', en: 'Invitation list' }),
  icon: 'list',
  requires: 'read_access_list',
  visibleWhen,
  openList: {
    resource: 'invitations',
    presentation: 'modal',
    width: 860,
    title: localized({ es: 'Invitaciones', en: 'Invitations' }),
    path: '/access/asset/{id}/all',
    pageSize: 8,
    pageSizes: [8],
    pagination: 'loadMore',
    // One below the other, so that both buttons have room on a tablet.
    columns: [
      { field: 'alias', below: 'created_by' },
      'status',
      {
        field: 'valid_from',
        label: localized({ es: 'Validez', en: 'Validity' }),
        below: 'valid_until',
        belowLabel: localized({ es: 'hasta', en: 'until' }),
      },
    ],
    rowButtons: ['copyLink', 'revoke'],
    export: false,
    empty: localized({ es: 'Este activo no tiene invitaciones', en: 'This asset has no invitations' }),
    error: localized({
      es: 'No se han podido cargar las invitaciones',
      en: 'The invitations could not be loaded',
    }),
  },
};
