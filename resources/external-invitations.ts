import { defineResource } from '../src/config/defineResource';

/** People invited from outside with a QR code. */
export default defineResource({
  name: 'external-invitations',
  label: { one: 'invitación', many: 'Invitaciones' },
  menu: false,
  title: 'name',
  api: { list: { path: '/access/qr/project/{id}' } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    id_number: { type: 'text', label: 'Documento', empty: 'not_reported' },
    created_by: { type: 'text', label: 'Creada por', empty: 'unknown' },
    email: { type: 'email', label: 'Correo electrónico', empty: 'not_reported' },
    status: {
      type: 'status',
      label: 'Estado',
      values: { ACTIVE: 'Activo', REVOKED: 'Revocado', EXPIRED: 'Caducado', PENDING: 'Por validar' },
      tones: { ACTIVE: 'success', REVOKED: 'danger', EXPIRED: 'neutral', PENDING: 'warning' },
    },
    valid_from: { type: 'dateTime', label: 'Desde' },
    valid_until: { type: 'dateTime', label: 'Hasta' },
  },
});
