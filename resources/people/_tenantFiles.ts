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
    { on: 'success', success: 'Plantilla descargada' },
    { on: 'error', error: 'No se ha podido descargar la plantilla' },
  ],
  effects: [],
};

/** Upload and download of tenants, for admins and super admins. */
export const tenantFileActions = defineActions({
  uploadTenants: {
    label: 'Subir inquilinos',
    icon: 'upload',
    requires: 'create_users',
    access: anyAdminAccess,
    dialog: 'tenant-upload',
  },
  tenantsTemplate: {
    ...assetsTemplateBase,
    label: 'Descargar plantilla de inquilinos',
    access: anyAdminAccess,
    download: 'plantilla-inquilinos.csv',
    call: { method: 'GET', path: '/users/download-tenants-template' },
  },
  // Super admins choose the company, admins have one, a company's page is one.
  assetsTemplate: {
    ...assetsTemplateBase,
    label: 'Descargar plantilla de activos',
    access: superAdminAccess,
    form: {
      title: 'Descargar plantilla de activos',
      submitLabel: 'Descargar',
      fields: {
        client: { type: 'reference', label: 'Empresa', resource: 'clients', preload: true, required: true },
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
    label: 'Descargar plantilla de activos',
    access: adminAccess,
    call: {
      method: 'POST',
      path: '/users/download-assets-template',
      body: { client_id: '{$me.client.id}' },
    },
  },
  assetsTemplateOf: {
    ...assetsTemplateBase,
    label: 'Descargar plantilla de activos',
    access: anyAdminAccess,
    call: {
      method: 'POST',
      path: '/users/download-assets-template',
      body: { client_id: '{parent.id}' },
    },
  },
});
