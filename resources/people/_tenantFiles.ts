import { localized } from '../../src/config/localized';
import type { AuthoredAction } from '../../src/config/authoringTypes';
import { defineActions } from '../../src/config/defineResource';

const superAdminAccess = { roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] };
const adminAccess = { roles: ['ROLE_ADMIN', 'ROLE_ASSETS_MANAGER_ADMIN'] };
const anyAdminAccess = { roles: [...superAdminAccess.roles, ...adminAccess.roles] };

const assetsTemplateBase: Pick<AuthoredAction, 'icon' | 'requires' | 'download' | 'outcomes' | 'effects'> = {
  icon: 'download',
  requires: 'create_users',
  download: 'plantilla-activos.csv',
  outcomes: [
    { on: 'success', success: localized({ es: 'Plantilla descargada', en: 'Template downloaded' }) },
    {
      on: 'error',
      error: localized({
        es: 'No se ha podido descargar la plantilla',
        en: 'Could not download the template',
      }),
    },
  ],
  effects: [],
};

/** Upload and download of tenants, for admins and super admins. */
export const tenantFileActions = defineActions({
  uploadTenants: {
    label: localized({ es: 'Subir inquilinos', en: 'Upload tenants' }),
    icon: 'upload',
    requires: 'create_users',
    access: anyAdminAccess,
    dialog: 'tenant-upload',
  },
  tenantsTemplate: {
    ...assetsTemplateBase,
    label: localized({ es: 'Descargar plantilla de inquilinos', en: 'Download tenant template' }),
    access: anyAdminAccess,
    download: 'plantilla-inquilinos.csv',
    call: { method: 'GET', path: '/users/download-tenants-template' },
  },
  // Super admins choose the company, admins have one, a company's page is one.
  assetsTemplate: {
    ...assetsTemplateBase,
    label: localized({ es: 'Descargar plantilla de activos', en: 'Download asset template' }),
    access: superAdminAccess,
    form: {
      title: localized({ es: 'Descargar plantilla de activos', en: 'Download asset template' }),
      submitLabel: localized({ es: 'Descargar', en: 'Download' }),
      fields: {
        client: {
          type: 'reference',
          label: localized({ es: 'Empresa', en: 'Company' }),
          resource: 'clients',
          preload: true,
          required: true,
        },
      },
    },
    call: {
      method: 'POST',
      path: '/users/download-assets-template',
      body: { client_id: '{form.client}' },
    },
  },
  assetsTemplateOwn: {
    ...assetsTemplateBase,
    label: localized({ es: 'Descargar plantilla de activos', en: 'Download asset template' }),
    access: adminAccess,
    call: {
      method: 'POST',
      path: '/users/download-assets-template',
      body: { client_id: '{$me.client.id}' },
    },
  },
  assetsTemplateOf: {
    ...assetsTemplateBase,
    label: localized({ es: 'Descargar plantilla de activos', en: 'Download asset template' }),
    access: anyAdminAccess,
    call: {
      method: 'POST',
      path: '/users/download-assets-template',
      body: { client_id: '{parent.id}' },
    },
  },
});
