import { defineResource } from '../../src/config/defineResource';
import type { ResourceInput } from '../../src/config/schema/resource';
import { invitationTones, validityFields } from './_validity';

/** Hosts say it by its moment, by its state, or ready made; in two spellings. */
const isRevoked = {
  any: [
    { field: 'revoked_at', empty: false },
    { field: 'revokedAt', empty: false },
    { field: 'revoked', equals: true },
    { field: 'status', equals: 'REVOKED' },
  ],
};
const isExpired = {
  any: [
    { field: 'valid_until', past: true },
    { field: 'validUntil', past: true },
    { field: 'expired', equals: true },
    { field: 'status', equals: 'EXPIRED' },
  ],
};
const disabledWhenEnded = [
  { when: isRevoked, reason: 'La invitación está revocada' },
  { when: isExpired, reason: 'La invitación ha caducado' },
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
  label: 'Accesos',
  required: true,
  requiredText: 'Elige al menos un acceso',
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
  loadError: 'No se han podido cargar las puertas del activo',
} satisfies NonNullable<ResourceInput['fields']>[string];

/** Invitations to enter an asset. */
export default defineResource({
  name: 'invitations',
  label: { one: 'invitación', many: 'Invitaciones' },
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
    alias: { type: 'text', label: 'Descripción', required: true, maxLength: 255, emptyText: 'without_alias' },
    status: {
      type: 'status',
      label: 'Estado',
      valueOverrides: [
        { when: isRevoked, value: 'REVOKED' },
        { when: isExpired, value: 'EXPIRED' },
      ],
      values: { ACTIVE: 'Invitación', PENDING: 'Inactivo', REVOKED: 'Revocada', EXPIRED: 'Caducada' },
      tones: invitationTones,
      emptyText: 'Invitación',
    },
    ...validityFields,
    created_by: {
      type: 'text',
      label: 'Creada por',
      source: ['created_by', 'createdBy'],
      emptyText: 'unknown',
    },
    url: { type: 'url', label: 'Enlace', emptyText: 'not_reported' },
    doors: doorsField,
    period: {
      type: 'period',
      label: 'Periodo',
      fromLabel: 'Desde',
      toLabel: 'Hasta',
      required: true,
      notBefore: '$now',
      // The usual duration; guests who stay longer get another end.
      default: { from: '$now', until: { hours: 24 } },
    },
  },
  create: {
    presentation: 'modal',
    title: 'Crear una invitación',
    submitLabel: 'Crear',
    fields: ['alias', 'doors', 'period'],
    followUp: {
      title: 'Invitación creada',
      text: 'Pasa este enlace a quien va a entrar con «%{form.alias}».',
      label: 'Copiar enlace',
      copyText: '{result.url}',
      missingText: 'No ha llegado el enlace. Búscalo en la lista de invitaciones.',
    },
    outcomes: [
      { on: 'error', error: 'No se ha podido crear la invitación' },
      { on: 'success', logOnly: true },
    ],
    effects: ['refetch'],
  },
  actions: {
    copyLink: {
      label: 'Copiar enlace',
      icon: 'copy',
      copyText: '{url}',
      disabledWhen: [
        ...disabledWhenEnded,
        { when: { field: 'url', empty: true }, reason: 'La invitación no tiene enlace' },
      ],
    },
    revoke: {
      label: 'Revocar',
      icon: 'ban',
      requires: 'read_access_list',
      danger: true,
      disabledWhen: disabledWhenEnded,
      confirm: {
        title: 'Revocar la invitación',
        text: 'Nadie podrá entrar ya con «%{name}». No se puede deshacer.',
        submitLabel: 'Revocar',
      },
      callVariants: [
        { when: isLegacy, call: { method: 'DELETE', path: '/assets/anonymous-access/{id}' } },
        { call: { method: 'PUT', path: '/access/{id}/revoke' } },
      ],
      proof: { gone: true, has: { 'status|state': 'REVOKED' } },
      outcomes: [
        { on: 'success', success: 'Invitación revocada' },
        { on: 'error', error: 'No se ha podido revocar la invitación' },
      ],
    },
  },
});
