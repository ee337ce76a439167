import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import type { ResourceInput } from '../../src/config/schema/resource';
import { buildingFields, buildingApi } from '../projects/_buildingFields';
import { buildingScopeSelector } from '../projects/_scopeSelector';

type Tabs = NonNullable<ResourceInput['show']>['tabs'];

/** Error text if one of the lists of a hotel cannot be read. */
const accessesError = localized({
  es: 'No se han podido cargar los accesos',
  en: 'The accesses could not be loaded',
});

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
  label: localized({ es: 'Accesos', en: 'Access' }),
  tabs: {
    'access-list': {
      label: localized({ es: 'Accesos', en: 'Access' }),
      notice: {
        title: localized({
          es: 'No se puede entrar en los accesos de este edificio',
          en: 'The accesses of this building cannot be opened',
        }),
        text: localized({
          es: 'Aquí se gestionan los accesos de hoteles y oficinas. Elige otro edificio para seguir.',
          en: 'Accesses of hotels and offices are managed here. Choose another building to continue.',
        }),
      },
    },
  },
} satisfies Tabs[string];

/** Doors of a building, the same in hotels and offices. */
const doorsTab = {
  label: localized({ es: 'Puertas', en: 'Doors' }),
  list: {
    resource: 'access-devices',
    path: '/devices/access/project/{id}/list',
    search: true,
    columns: ['name', 'room', 'asset', { field: 'vendor', below: 'model' }, 'batteryLevel'],
    rowButtons: ['open'],
    empty: localized({
      es: 'Este edificio no tiene puertas que se puedan abrir',
      en: 'This building has no doors that can be opened',
    }),
    error: localized({ es: 'No se han podido cargar las puertas', en: 'The doors could not be loaded' }),
  },
} satisfies Tabs[string];

/** Accesses by building: its type says what there is. */
export default defineResource({
  name: 'access',
  label: {
    one: localized({ es: 'edificio', en: 'building' }),
    many: localized({ es: 'Accesos', en: 'Access' }),
  },
  icon: 'door-open',
  navigation: { order: 70, divider: true },
  recordRepresentation: 'name',
  access: { list: 'read_access_list' },
  api: buildingApi,
  messages: { durationSeconds: 5 },
  fields: buildingFields,
  scope: buildingScopeSelector({
    title: localized({ es: 'Accesos', en: 'Access' }),
    empty: {
      title: localized({
        es: 'Elige un edificio para ver sus accesos',
        en: 'Choose a building to view its accesses',
      }),
      text: localized({
        es: 'El edificio elegido se recuerda la próxima vez.',
        en: 'The chosen building is remembered the next time.',
      }),
    },
    companiesError: 'accesses_client_error',
    buildingsError: 'accesses_project_error',
  }),
  show: {
    header: { fields: [] },
    error: localized({ es: 'No se ha podido cargar el edificio', en: 'The building could not be loaded' }),
    actions: ['shift'],
    tabs: {
      hotel: {
        label: 'Hotel',
        visibleWhen: { field: 'type', equals: 'HOTEL' },
        tabs: {
          'access-list': {
            label: localized({ es: 'Habitaciones', en: 'Rooms' }),
            list: {
              resource: 'assets',
              path: '/projects/{id}/assets',
              search: true,
              columns: [{ field: 'alias', link: '/admin/assets/{id}/start' }],
              rowClick: '/admin/assets/{id}/start',
              rowButtons: ['checkIn'],
              empty: localized({ es: 'Este hotel no tiene habitaciones', en: 'This hotel has no rooms' }),
              error: accessesError,
            },
          },
          'check-in-list': {
            label: 'Check-ins',
            list: {
              resource: 'check-ins',
              path: '/hotels/assets/check-in/projects/{id}',
              columns: [{ field: 'rooms', below: 'guests' }, 'period', 'kinds', 'state'],
              actions: ['keyReader'],
              rowActions: ['change', 'copyLink', 'checkOut'],
              bulkActions: ['checkOutAll'],
              empty: localized({ es: 'Este hotel no tiene check-ins', en: 'This hotel has no check-ins' }),
              error: accessesError,
            },
          },
          'office-access-devices-list': doorsTab,
        },
      },
      office: {
        label: localized({ es: 'Oficina', en: 'Office' }),
        visibleWhen: { field: 'type', equals: 'OFFICE' },
        tabs: {
          'log-list': {
            label: localized({ es: 'Registro', en: 'Log' }),
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
              empty: localized({ es: 'No hay pasos registrados', en: 'There are no log entries' }),
              error: localized({
                es: 'No se ha podido cargar el registro de pasos',
                en: 'The access log could not be loaded',
              }),
            },
          },
          'office-access-devices-list': doorsTab,
          'external-invitations-list': {
            label: localized({ es: 'Invitaciones externas', en: 'External invitations' }),
            list: {
              resource: 'external-invitations',
              path: '/access/qr/project/{id}',
              filters: [{ field: 'status', kind: 'several' }],
              columns: [
                { field: 'name', below: 'id_number', width: '20%' },
                { field: 'email', width: '26%' },
                {
                  field: 'valid_from',
                  label: localized({ es: 'Validez', en: 'Validity' }),
                  below: 'valid_until',
                  belowLabel: localized({ es: 'hasta', en: 'until' }),
                },
                { field: 'created_by', width: '26%' },
                'status',
                { field: 'url', hidden: true },
              ],
              rowActions: ['validate', 'revoke'],
              bulkActions: ['revoke'],
              empty: localized({
                es: 'Este edificio no tiene invitaciones externas',
                en: 'This building has no external invitations',
              }),
              error: localized({
                es: 'No se han podido cargar las invitaciones externas',
                en: 'The external invitations could not be loaded',
              }),
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
      label: localized({ es: 'Turno', en: 'Shift' }),
      icon: 'clock',
      visibleWhen: { field: 'type', in: ['HOTEL', 'OFFICE'] },
      link: '/admin/shift/{id}',
    },
  },
});
