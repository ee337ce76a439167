import { defineResource } from '../src/config/defineResource';

/** Invitations to enter an asset. */
export default defineResource({
  name: 'invitations',
  label: { one: 'invitación', many: 'Invitaciones' },
  menu: false,
  title: 'alias',
  api: { list: { path: '/access/asset/{id}/all' } },
  fields: {
    alias: { type: 'text', label: 'Alias', empty: 'without_alias' },
    status: {
      type: 'status',
      label: 'Estado',
      values: { ACTIVE: 'Activo', REVOKED: 'Revocado', EXPIRED: 'Caducado', PENDING: 'Inactivo' },
      tones: { ACTIVE: 'success', REVOKED: 'danger', EXPIRED: 'neutral', PENDING: 'warning' },
    },
    valid_from: { type: 'dateTime', label: 'Desde' },
    valid_until: { type: 'dateTime', label: 'Hasta' },
    created_by: { type: 'text', label: 'Creada por', empty: 'unknown' },
  },
});
