import { defineResource } from '../../src/config/defineResource';
import { invitationTones, states, validity } from './_validity';

/** People invited from outside with a QR code. */
export default defineResource({
  name: 'external-invitations',
  label: { one: 'invitación', many: 'Invitaciones' },
  menu: false,
  title: 'name',
  api: { id: ['id', 'uid'], list: { path: '/access/qr/project/{id}' } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    id_number: { type: 'text', label: 'Documento', empty: 'not_reported' },
    created_by: { type: 'text', label: 'Creada por', empty: 'unknown' },
    email: { type: 'email', label: 'Correo electrónico', empty: 'not_reported' },
    status: {
      type: 'status',
      label: 'Estado',
      values: { ...states, PENDING: 'Por validar' },
      tones: invitationTones,
    },
    ...validity,
  },
});
