import { defineResource } from '../../src/config/defineResource';
import { instructions } from './_instructions';
import { assignRoom, updateList } from './_doors';
import { listInvitationsAction, createInvitationAction } from './_invite';
import { passwords } from './_passwords';
import { allow, deny } from './_permit';

/** Devices that open the doors of an asset, by their gateways. */
export default defineResource({
  name: 'asset-doors',
  label: { one: 'puerta', many: 'Puertas' },
  icon: 'lock',
  navigation: false,
  recordRepresentation: ['{device_name} ({room})', 'device_name', '{device_id}'],
  api: {
    id: ['device_id', 'thing_id'],
    getList: { path: '/assets/{id}/devices', query: { type: 'lock' }, data: ['data.gateways[].devices[]'] },
  },
  members: ['device_id', 'password'],
  fields: {
    device_name: {
      type: 'text',
      label: 'Puerta',
      source: ['device_name', 'deviceName'],
      emptyText: 'not_reported',
    },
    name: { type: 'text', label: 'Nombre', source: ['parameters.name', 'name'], emptyText: 'not_reported' },
    room: { type: 'text', label: 'Estancia', source: ['parameters.room', 'room'], emptyText: 'not_reported' },
    lock_type: {
      type: 'enum',
      label: 'Tipo',
      source: ['lock_type', 'lockType'],
      values: { HOME_DOOR: 'Puerta de la vivienda', BUILDING_DOOR: 'Puerta del edificio' },
      emptyText: 'not_reported',
    },
    gateway: { type: 'text', label: 'Gateway', source: '$outer.uuid', emptyText: 'Sin gateway' },
    enabled: { type: 'boolean', label: 'Permitido', emptyText: 'not_reported' },
  },
  actions: {
    passwords,
    instructions,
    invite: createInvitationAction,
    invitations: listInvitationsAction,
    allow,
    deny,
    assignRoom,
    updateList,
  },
});
