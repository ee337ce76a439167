import { defineResource } from '../../src/config/defineResource';
import { building, buildingApi, buildingList } from '../projects/_building';

/** Accesses by building: its doors, who passed, invitations from outside and hotel check-ins. */
export default defineResource({
  name: 'access',
  label: { one: 'edificio', many: 'Accesos' },
  icon: 'door-open',
  menu: { order: 70 },
  title: 'name',
  access: { list: 'read_access_list' },
  api: buildingApi,
  fields: building,
  list: buildingList,
  detail: {
    header: { fields: ['client', 'type'] },
    tabs: {
      devices: {
        label: 'Puertas',
        list: {
          resource: 'access-devices',
          path: '/devices/access/project/{id}/list',
          search: true,
          columns: ['name', 'room', 'asset', { field: 'vendor', below: 'model' }, 'batteryLevel'],
          empty: 'Este edificio no tiene puertas que se puedan abrir',
        },
      },
      'log-list': {
        label: 'Registro',
        list: {
          resource: 'access-log',
          path: '/data/projects/time-series/{id}/access-control',
          columns: ['ts', 'action', 'user', 'lock_type', 'name', 'room'],
          empty: 'No hay pasos registrados',
        },
      },
      'external-invitations-list': {
        label: 'Invitaciones externas',
        list: {
          resource: 'external-invitations',
          path: '/access/qr/project/{id}',
          filters: [{ field: 'status', as: 'several' }],
          columns: [
            { field: 'name', below: 'id_number', width: '28%' },
            'email',
            { field: 'valid_from', label: 'Validez', below: 'valid_until' },
            'created_by',
            'status',
          ],
          empty: 'Este edificio no tiene invitaciones externas',
        },
      },
      'check-in-list': {
        label: 'Check-ins',
        access: 'list_check_in',
        list: {
          resource: 'check-ins',
          path: '/hotels/assets/check-in/projects/{id}',
          columns: ['rooms', 'valid_from', 'valid_until', 'state'],
          empty: 'Este edificio no tiene check-ins',
        },
      },
    },
  },
});
