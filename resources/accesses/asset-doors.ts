import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { instructions } from './_instructions';
import { assignRoom, updateList } from './_doors';
import { listInvitationsAction, createInvitationAction } from './_invite';
import { passwords } from './_passwords';
import { allow, deny } from './_permit';

/** Devices that open the doors of an asset, by their gateways. */
export default defineResource({
  name: 'asset-doors',
  label: { one: localized({ es: 'puerta', en: 'door' }), many: localized({ es: 'Puertas', en: 'Doors' }) },
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
      label: localized({ es: 'Puerta', en: 'Door' }),
      source: ['device_name', 'deviceName'],
      emptyText: 'not_reported',
    },
    name: {
      type: 'text',
      label: localized({ es: 'Nombre', en: 'Name' }),
      source: ['parameters.name', 'name'],
      emptyText: 'not_reported',
    },
    room: {
      type: 'text',
      label: localized({ es: 'Estancia', en: 'Room' }),
      source: ['parameters.room', 'room'],
      emptyText: 'not_reported',
    },
    lock_type: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      source: ['lock_type', 'lockType'],
      values: {
        HOME_DOOR: localized({ es: 'Puerta de la vivienda', en: 'Home door' }),
        BUILDING_DOOR: localized({ es: 'Puerta del edificio', en: 'Building door' }),
      },
      emptyText: 'not_reported',
    },
    gateway: {
      type: 'text',
      label: 'Gateway',
      source: '$outer.uuid',
      emptyText: localized({ es: 'Sin gateway', en: 'No gateway' }),
    },
    enabled: {
      type: 'boolean',
      label: localized({ es: 'Permitido', en: 'Allowed' }),
      emptyText: 'not_reported',
    },
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
