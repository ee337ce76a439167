import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { unknownHolderImpact } from './_opens';
import { invitationTones, validityFields } from './_validity';

const disabledWhenRevoked = {
  when: { field: 'status', equals: 'REVOKED' },
  reason: localized({ es: 'La invitación está revocada', en: 'The invitation is revoked' }),
} as const;
const disabledWhenExpired = {
  when: { field: 'status', equals: 'EXPIRED' },
  reason: localized({ es: 'La invitación ha caducado', en: 'The invitation has expired' }),
} as const;

/** People invited from outside with a QR code. */
export default defineResource({
  name: 'external-invitations',
  label: {
    one: localized({ es: 'invitación', en: 'invitation' }),
    many: localized({ es: 'Invitaciones', en: 'Invitations' }),
  },
  icon: 'mail',
  navigation: false,
  recordRepresentation: 'name',
  api: { id: ['uid', 'id'], getList: { path: '/access/qr/project/{id}' } },
  messages: { durationSeconds: 5 },
  fields: {
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }) },
    id_number: {
      type: 'text',
      label: localized({ es: 'Documento', en: 'ID document' }),
      emptyText: 'not_reported',
    },
    created_by: {
      type: 'text',
      label: localized({ es: 'Creada por', en: 'Created by' }),
      emptyText: 'unknown',
    },
    email: {
      type: 'email',
      label: localized({ es: 'Correo electrónico', en: 'Email' }),
      emptyText: 'not_reported',
    },
    status: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      values: {
        PENDING: localized({ es: 'Por validar', en: 'To be validated' }),
        ACTIVE: localized({ es: 'Validada', en: 'Validated' }),
        REVOKED: localized({ es: 'Revocada', en: 'Revoked' }),
        EXPIRED: localized({ es: 'Caducada', en: 'Expired' }),
      },
      tones: invitationTones,
    },
    url: { type: 'url', label: localized({ es: 'Enlace', en: 'Link' }), emptyText: 'not_reported' },
    ...validityFields,
  },
  actions: {
    validate: {
      label: localized({ es: 'Validar', en: 'Validate' }),
      icon: 'check',
      requires: 'read_access_list',
      disabledWhen: [
        {
          when: { field: 'status', equals: 'ACTIVE' },
          reason: localized({
            es: 'La invitación ya está validada',
            en: 'The invitation is already validated',
          }),
        },
        disabledWhenRevoked,
        disabledWhenExpired,
        {
          when: { field: 'status', notEquals: 'PENDING' },
          reason: localized({
            es: 'La invitación no está por validar',
            en: 'The invitation is not waiting for validation',
          }),
        },
      ],
      confirm: {
        title: localized({ es: 'Validar la invitación', en: 'Validate the invitation' }),
        text: localized({
          es: '«%{name}» podrá entrar con su código QR.',
          en: '“%{name}” will be able to enter with their QR code.',
        }),
        submitLabel: localized({ es: 'Validar', en: 'Validate' }),
      },
      progressText: localized({
        es: 'Validando la invitación. Puede tardar hasta medio minuto.',
        en: 'Validating the invitation. It can take up to half a minute.',
      }),
      call: { method: 'POST', path: '/access/qr/{id}/validate', timeout: 30_000 },
      proof: { has: { 'status|state': 'ACTIVE' } },
      outcomes: [
        { on: 'success', success: localized({ es: 'Invitación validada', en: 'Invitation validated' }) },
        {
          on: 410,
          error: localized({ es: 'La invitación ha caducado', en: 'The invitation has expired' }),
          durationSeconds: 10,
          effects: ['refetch'],
        },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido validar la invitación',
            en: 'The invitation could not be validated',
          }),
        },
      ],
    },
    revoke: {
      label: localized({ es: 'Revocar', en: 'Revoke' }),
      icon: 'ban',
      requires: 'read_access_list',
      danger: true,
      disabledWhen: [disabledWhenRevoked, disabledWhenExpired],
      confirm: {
        title: localized({
          es: 'Revocar la invitación |||| Revocar %{smart_count} invitaciones',
          en: 'Revoke the invitation |||| Revoke %{smart_count} invitations',
        }),
        text: localized({
          es: '«%{name}» ya no podrá entrar con ella. No se puede deshacer. |||| Nadie podrá entrar ya con ellas. No se puede deshacer.',
          en: '“%{name}” will no longer be able to enter with it. This cannot be undone. |||| Nobody will be able to enter with them any more. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Revocar', en: 'Revoke' }),
      },
      impact: unknownHolderImpact,
      perRecord: true,
      call: { method: 'PUT', path: '/access/{id}/revoke' },
      proof: { gone: true, has: { 'status|state': 'REVOKED' } },
      outcomes: [
        {
          on: 'success',
          success: localized({
            es: 'Invitación revocada |||| %{smart_count} invitaciones revocadas',
            en: 'Invitation revoked |||| %{smart_count} invitations revoked',
          }),
        },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido revocar la invitación',
            en: 'The invitation could not be revoked',
          }),
        },
      ],
    },
  },
});
