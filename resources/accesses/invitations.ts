import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import type { ResourceInput } from '../../src/config/schema/resource';
import { isExpiredInvitation, isRevokedInvitation, unknownHolderImpact } from './_opens';
import { invitationTones, validityFields } from './_validity';

const disabledWhenEnded = [
  {
    when: isRevokedInvitation,
    reason: localized({ es: 'La invitación está revocada', en: 'The invitation is revoked' }),
  },
  {
    when: isExpiredInvitation,
    reason: localized({ es: 'La invitación ha caducado', en: 'The invitation has expired' }),
  },
];

/** True for an invitation of the older kind; one without the member is of the new kind. */
const isLegacy = {
  any: [
    { field: 'is_new_invitation', equals: false },
    { field: 'isNewInvitation', equals: false },
  ],
};

/** Doors of the asset that an invitation may open: what a lock has besides are its codes and its battery. */
const doorsField = {
  type: 'enum',
  multiple: true,
  label: localized({ es: 'Accesos', en: 'Access' }),
  required: true,
  requiredText: localized({ es: 'Elige al menos un acceso', en: 'Choose at least one access' }),
  path: '/assets/{parent.id}/devices',
  query: { type: 'lock' },
  responsePath: 'data.gateways[].devices[].sensors[]',
  optionFilter: {
    not: {
      field: 'sensor_type',
      in: ['ADMIN_NUMERIC_PASSWORD', 'NUMERIC_PASSWORD', 'NFC_CODE', 'BATTERY_LEVEL'],
    },
  },
  // A door in no gateway cannot be opened from outside: it lacks a part and is not offered.
  value: '{$outer.$outer.uuid} {$outer.device_id} {sensor_id}',
  // A building has many doors of one name: the room says which.
  display: [
    '{$outer.device_name} ({$outer.parameters.room}) · {name}',
    '{$outer.device_name} · {name}',
    '{$outer.device_name} ({$outer.parameters.room})',
    '{$outer.device_name}',
  ],
  writeAs: {
    type: '{$outer.device_type}',
    label: '{$label}',
    deviceId: '{$outer.device_id}',
    sensorId: '{sensor_id}',
    gatewayId: '{$outer.$outer.uuid}',
  },
  loadError: localized({
    es: 'No se han podido cargar las puertas del activo',
    en: 'The doors of the asset could not be loaded',
  }),
} satisfies NonNullable<ResourceInput['fields']>[string];

/** Invitations to enter an asset. */
export default defineResource({
  name: 'invitations',
  label: {
    one: localized({ es: 'invitación', en: 'invitation' }),
    many: localized({ es: 'Invitaciones', en: 'Invitations' }),
  },
  icon: 'mail',
  navigation: false,
  recordRepresentation: 'alias',
  messages: { durationSeconds: 5 },
  members: [
    'revoked_at',
    'revokedAt',
    'revoked',
    'expired',
    'validUntil',
    'is_new_invitation',
    'isNewInvitation',
  ],
  access: { create: 'read_access_list', disabledReason: 'no_permission' },
  api: {
    id: ['uid', 'id'],
    getList: { path: '/access/asset/{id}/all' },
    create: {
      path: '/access/create',
      body: {
        data: {
          attributes: {
            alias: '{alias}',
            validFrom: '{period.from}',
            validUntil: '{period.until}',
            type: 'home',
            assets: [{ assetId: '{parent.id}', devices: '{doors}' }],
          },
        },
      },
    },
  },
  fields: {
    alias: {
      type: 'text',
      label: localized({ es: 'Descripción', en: 'Description' }),
      required: true,
      maxLength: 255,
      emptyText: 'without_alias',
    },
    status: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      valueOverrides: [
        { when: isRevokedInvitation, value: 'REVOKED' },
        { when: isExpiredInvitation, value: 'EXPIRED' },
      ],
      values: {
        ACTIVE: localized({ es: 'Invitación', en: 'Invitation' }),
        PENDING: localized({ es: 'Inactivo', en: 'Inactive' }),
        REVOKED: localized({ es: 'Revocada', en: 'Revoked' }),
        EXPIRED: localized({ es: 'Caducada', en: 'Expired' }),
      },
      tones: invitationTones,
      emptyText: localized({ es: 'Invitación', en: 'Invitation' }),
    },
    ...validityFields,
    created_by: {
      type: 'text',
      label: localized({ es: 'Creada por', en: 'Created by' }),
      source: ['created_by', 'createdBy'],
      emptyText: 'unknown',
    },
    url: { type: 'url', label: localized({ es: 'Enlace', en: 'Link' }), emptyText: 'not_reported' },
    doors: doorsField,
    period: {
      type: 'period',
      label: localized({ es: 'Periodo', en: 'Period' }),
      fromLabel: localized({ es: 'Desde', en: 'From' }),
      toLabel: localized({ es: 'Hasta', en: 'To' }),
      required: true,
      notBefore: '$now',
      // The usual duration; guests who stay longer get another end.
      default: { from: '$now', until: { hours: 24 } },
    },
  },
  create: {
    presentation: 'modal',
    title: localized({ es: 'Nueva invitación', en: 'New invitation' }),
    submitLabel: localized({ es: 'Crear', en: 'Create' }),
    fields: ['alias', 'doors', 'period'],
    followUp: {
      title: localized({ es: 'Invitación creada', en: 'Invitation created' }),
      text: localized({
        es: 'Pasa este enlace a quien va a entrar con «%{form.alias}».',
        en: 'Share this link with the person who will enter with “%{form.alias}”.',
      }),
      label: localized({ es: 'Copiar enlace', en: 'Copy link' }),
      copyText: '{result.url}',
      missingText: localized({
        es: 'No ha llegado el enlace. Búscalo en la lista de invitaciones.',
        en: 'The link has not arrived. Find it in the list of invitations.',
      }),
    },
    outcomes: [
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido crear la invitación',
          en: 'The invitation could not be created',
        }),
      },
      { on: 'success', logOnly: true },
    ],
    effects: ['refetch'],
  },
  actions: {
    copyLink: {
      label: localized({ es: 'Copiar enlace', en: 'Copy link' }),
      icon: 'copy',
      copyText: '{url}',
      disabledWhen: [
        ...disabledWhenEnded,
        {
          when: { field: 'url', empty: true },
          reason: localized({ es: 'La invitación no tiene enlace', en: 'The invitation has no link' }),
        },
      ],
    },
    revoke: {
      label: localized({ es: 'Revocar', en: 'Revoke' }),
      icon: 'ban',
      requires: 'read_access_list',
      danger: true,
      disabledWhen: disabledWhenEnded,
      confirm: {
        title: localized({ es: 'Revocar la invitación', en: 'Revoke the invitation' }),
        text: localized({
          es: 'Nadie podrá entrar ya con «%{name}». No se puede deshacer.',
          en: 'Nobody will be able to enter with “%{name}” any more. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Revocar', en: 'Revoke' }),
      },
      impact: unknownHolderImpact,
      callVariants: [
        { when: isLegacy, call: { method: 'DELETE', path: '/assets/anonymous-access/{id}' } },
        { call: { method: 'PUT', path: '/access/{id}/revoke' } },
      ],
      proof: { gone: true, has: { 'status|state': 'REVOKED' } },
      outcomes: [
        { on: 'success', success: localized({ es: 'Invitación revocada', en: 'Invitation revoked' }) },
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
