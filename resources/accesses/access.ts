import { defineResource } from '../../src/config/defineResource';
import type { ResourceInput } from '../../src/config/schema/resource';
import { buildingFields, buildingApi } from '../projects/_buildingFields';
import { buildingScopeSelector } from '../projects/_scopeSelector';

type Tabs = NonNullable<ResourceInput['show']>['tabs'];

/** Error text if one of the lists of a hotel cannot be read. */
const accessesError = 'No se han podido cargar los accesos';

/** Types of building whose accesses are not managed here, by their word in the address. */
const unmanagedTypes = {
  building: 'BUILDING',
  home: 'HOME',
  'hotel-room': 'HOTEL_ROOM',
  'parking-slot': 'PARKING_SLOT',
  rent: 'RENT',
  'vacational-rental': 'VACATIONAL_RENTAL',
};

/** The page of such a type shows only this notice. */
const unmanagedPage = {
  label: 'Accesos',
  tabs: {
    'access-list': {
      label: 'Accesos',
      notice: {
        title: 'No se puede entrar en los accesos de este edificio',
        text: 'Aquí se gestionan los accesos de hoteles y oficinas. Elige otro edificio para seguir.',
      },
    },
  },
} satisfies Tabs[string];

/** Doors of a building, the same in hotels and offices. */
const doorsTab = {
  label: 'Puertas',
  list: {
    resource: 'access-devices',
    path: '/devices/access/project/{id}/list',
    search: true,
    columns: ['name', 'room', 'asset', { field: 'vendor', below: 'model' }, 'batteryLevel'],
    rowButtons: ['open'],
    empty: 'Este edificio no tiene puertas que se puedan abrir',
    error: 'No se han podido cargar las puertas',
  },
} satisfies Tabs[string];

/** Accesses by building: its type says what there is. */
export default defineResource({
  name: 'access',
  label: { one: 'edificio', many: 'Accesos' },
  icon: 'door-open',
  navigation: { order: 70 },
  recordRepresentation: 'name',
  access: { list: 'read_access_list' },
  api: buildingApi,
  messages: { durationSeconds: 5 },
  fields: buildingFields,
  scope: buildingScopeSelector({
    title: 'Accesos',
    empty: {
      title: 'Elige un edificio para ver sus accesos',
      text: 'Primero la empresa y después el edificio.',
    },
    companiesError: 'accesses_client_error',
    buildingsError: 'accesses_project_error',
  }),
  show: {
    header: { fields: [] },
    error: 'No se ha podido cargar el edificio',
    actions: ['shift'],
    tabs: {
      hotel: {
        label: 'Hotel',
        visibleWhen: { field: 'type', equals: 'HOTEL' },
        tabs: {
          'access-list': {
            label: 'Habitaciones',
            list: {
              resource: 'assets',
              path: '/projects/{id}/assets',
              search: true,
              columns: [{ field: 'alias', link: '/admin/assets/{id}/start' }],
              rowClick: '/admin/assets/{id}/start',
              rowButtons: ['checkIn'],
              empty: 'Este hotel no tiene habitaciones',
              error: accessesError,
            },
          },
          'check-in-list': {
            label: 'Check-ins',
            list: {
              resource: 'check-ins',
              path: '/hotels/assets/check-in/projects/{id}',
              columns: [
                { field: 'rooms', below: 'guests' },
                { field: 'period', below: 'stage' },
                'kinds',
                'state',
              ],
              actions: ['keyReader'],
              rowActions: ['change', 'copyLink', 'checkOut'],
              bulkActions: ['checkOutAll'],
              empty: 'Este hotel no tiene check-ins',
              error: accessesError,
            },
          },
          'office-access-devices-list': doorsTab,
        },
      },
      office: {
        label: 'Oficina',
        visibleWhen: { field: 'type', equals: 'OFFICE' },
        tabs: {
          'log-list': {
            label: 'Registro',
            list: {
              resource: 'access-log',
              path: '/data/projects/time-series/{id}/access-control',
              columns: [
                'ts',
                'action',
                'user',
                'lock_type',
                'name',
                'room',
                { field: 'usage_source', hidden: true },
                { field: 'user_email', hidden: true },
              ],
              overflowActions: ['download'],
              // The host has the whole log as a file.
              export: false,
              empty: 'No hay pasos registrados',
              error: 'No se ha podido cargar el registro de pasos',
            },
          },
          'office-access-devices-list': doorsTab,
          'external-invitations-list': {
            label: 'Invitaciones externas',
            list: {
              resource: 'external-invitations',
              path: '/access/qr/project/{id}',
              filters: [{ field: 'status', kind: 'several' }],
              columns: [
                { field: 'name', below: 'id_number', width: '28%' },
                'email',
                { field: 'valid_from', label: 'Validez', below: 'valid_until' },
                'created_by',
                'status',
                { field: 'url', hidden: true },
              ],
              rowActions: ['validate', 'revoke'],
              bulkActions: ['revoke'],
              empty: 'Este edificio no tiene invitaciones externas',
              error: 'No se han podido cargar las invitaciones externas',
            },
          },
        },
      },
      ...Object.fromEntries(
        Object.entries(unmanagedTypes).map(([segment, type]) => [
          segment,
          { ...unmanagedPage, visibleWhen: { field: 'type', equals: type } },
        ]),
      ),
      other: {
        ...unmanagedPage,
        visibleWhen: { not: { field: 'type', in: ['HOTEL', 'OFFICE', ...Object.values(unmanagedTypes)] } },
      },
    },
  },
  actions: {
    shift: {
      label: 'Turno',
      icon: 'clock',
      visibleWhen: { field: 'type', in: ['HOTEL', 'OFFICE'] },
      link: '/admin/shift/{id}',
    },
  },
});
