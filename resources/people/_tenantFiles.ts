import type { AuthoredAction } from '../../src/config/authoring';
import { defineActions } from '../../src/config/defineResource';

const superAdmin = { roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] };
const admin = { roles: ['ROLE_ADMIN', 'ROLE_ASSETS_MANAGER_ADMIN'] };
const anyAdmin = { roles: [...superAdmin.roles, ...admin.roles] };

const assetsTemplate: Pick<AuthoredAction, 'icon' | 'enabledFor' | 'download' | 'outcomes' | 'then'> = {
  icon: 'download',
  enabledFor: 'create_users',
  download: 'plantilla-activos.csv',
  outcomes: [
    { on: 'ok', success: 'Plantilla descargada' },
    { on: 'error', error: 'No se ha podido descargar la plantilla' },
  ],
  then: [],
};

/** Upload and download of tenants, for admins and super admins (USER-31..USER-45, CLIENT-34). */
export const tenantFiles = defineActions({
  uploadTenants: {
    label: 'Subir inquilinos',
    icon: 'upload',
    enabledFor: 'create_users',
    access: anyAdmin,
    dialog: 'tenant-upload',
  },
  tenantsTemplate: {
    ...assetsTemplate,
    label: 'Descargar plantilla de inquilinos',
    access: anyAdmin,
    download: 'plantilla-inquilinos.csv',
    call: { method: 'GET', path: '/users/download-tenants-template' },
  },
  // Super admins choose the company (USER-35), admins have one (USER-36), a company's page is one.
  assetsTemplate: {
    ...assetsTemplate,
    label: 'Descargar plantilla de activos',
    access: superAdmin,
    form: {
      title: 'Descargar plantilla de activos',
      submit: 'Descargar',
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
    ...assetsTemplate,
    label: 'Descargar plantilla de activos',
    access: admin,
    call: {
      method: 'POST',
      path: '/users/download-assets-template',
      body: { client_id: '{$me.client.id}' },
    },
  },
  assetsTemplateOf: {
    ...assetsTemplate,
    label: 'Descargar plantilla de activos',
    access: anyAdmin,
    call: {
      method: 'POST',
      path: '/users/download-assets-template',
      body: { client_id: '{parent.id}' },
    },
  },
});
