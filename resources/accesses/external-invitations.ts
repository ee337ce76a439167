import { defineResource } from '../../src/config/defineResource';
import { invitationTones, validityFields } from './_validity';

const disabledWhenRevoked = {
  when: { field: 'status', equals: 'REVOKED' },
  reason: 'La invitación está revocada',
} as const;
const disabledWhenExpired = {
  when: { field: 'status', equals: 'EXPIRED' },
  reason: 'La invitación ha caducado',
} as const;

/** People invited from outside with a QR code. */
export default defineResource({
  name: 'external-invitations',
  label: { one: 'invitación', many: 'Invitaciones' },
  icon: 'mail',
  navigation: false,
  recordRepresentation: 'name',
  api: { id: ['uid', 'id'], getList: { path: '/access/qr/project/{id}' } },
  messages: { durationSeconds: 5 },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    id_number: { type: 'text', label: 'Documento', emptyText: 'not_reported' },
    created_by: { type: 'text', label: 'Creada por', emptyText: 'unknown' },
    email: { type: 'email', label: 'Correo electrónico', emptyText: 'not_reported' },
    status: {
      type: 'status',
      label: 'Estado',
      values: { PENDING: 'Por validar', ACTIVE: 'Validada', REVOKED: 'Revocada', EXPIRED: 'Caducada' },
      tones: invitationTones,
    },
    url: { type: 'url', label: 'Enlace', emptyText: 'not_reported' },
    ...validityFields,
  },
  actions: {
    validate: {
      label: 'Validar',
      icon: 'check',
      requires: 'read_access_list',
      disabledWhen: [
        { when: { field: 'status', equals: 'ACTIVE' }, reason: 'La invitación ya está validada' },
        disabledWhenRevoked,
        disabledWhenExpired,
        { when: { field: 'status', notEquals: 'PENDING' }, reason: 'La invitación no está por validar' },
      ],
      confirm: {
        title: 'Validar la invitación',
        text: '«%{name}» podrá entrar con su código QR.',
        submitLabel: 'Validar',
      },
      progressText: 'Validando la invitación. Puede tardar hasta medio minuto.',
      call: { method: 'POST', path: '/access/qr/{id}/validate', timeout: 30_000 },
      proof: { has: { 'status|state': 'ACTIVE' } },
      outcomes: [
        { on: 'success', success: 'Invitación validada' },
        { on: 410, error: 'La invitación ha caducado', durationSeconds: 10, effects: ['refetch'] },
        { on: 'error', error: 'No se ha podido validar la invitación' },
      ],
    },
    revoke: {
      label: 'Revocar',
      icon: 'ban',
      requires: 'read_access_list',
      danger: true,
      disabledWhen: [disabledWhenRevoked, disabledWhenExpired],
      confirm: {
        title: 'Revocar la invitación |||| Revocar %{smart_count} invitaciones',
        text: '«%{name}» ya no podrá entrar con ella. No se puede deshacer. |||| Nadie podrá entrar ya con ellas. No se puede deshacer.',
        submitLabel: 'Revocar',
      },
      perRecord: true,
      call: { method: 'PUT', path: '/access/{id}/revoke' },
      proof: { gone: true, has: { 'status|state': 'REVOKED' } },
      outcomes: [
        { on: 'success', success: 'Invitación revocada |||| %{smart_count} invitaciones revocadas' },
        { on: 'error', error: 'No se ha podido revocar la invitación' },
      ],
    },
  },
});
