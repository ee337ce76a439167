import { defineResource } from '../../src/config/defineResource';
import type { ResourceInput } from '../../src/config/schema/resource';
import { hasStayEnded } from '../hotel/_stay';
import { buildingFields, buildingApi } from '../projects/_buildingFields';
import { buildingScopeSelector } from '../projects/_scopeSelector';

type Detail = NonNullable<ResourceInput['show']>;
type List = NonNullable<Detail['tabs'][string]['list']>;
type Condition = NonNullable<List['clientFilter']>;

/** Shared by the lists of the page, so that equal reads are sent once. */
const commonList = {
  syncUrl: false,
  export: false,
  refresh: 60,
  pageSize: 100,
  height: 420,
} satisfies Partial<List>;

const isActive: Condition = { field: 'state', equals: 'ACTIVE' };
const hasBegun: Condition = {
  any: [
    { field: 'valid_from', past: true },
    { field: 'validFrom', past: true },
  ],
};
/** A moment of this day; hosts spell it in two ways. */
const isToday = (fieldName: string, aliasFieldName: string): Condition => ({
  any: [
    { field: fieldName, sameDay: '$today' },
    { field: aliasFieldName, sameDay: '$today' },
  ],
});

/** Stays of the hotel for which something holds. The host has no filter for it. */
const buildStaysBlock = (label: string, empty: string, clientFilter: Condition) => ({
  label,
  list: {
    ...commonList,
    resource: 'check-ins',
    path: '/hotels/assets/check-in/projects/{id}',
    // A hotel's list holds months of stays; a stay that ends today may be on any page of it.
    maxRowsRead: 500,
    // The blocks are stacked, and so are their columns.
    columns: [
      { field: 'rooms', below: 'guests', width: '40%' },
      { field: 'period', width: '30%' },
      { field: 'kinds', width: '15%' },
      { field: 'state', width: '15%' },
    ],
    rowActions: ['change', 'copyLink', 'checkOut'],
    clientFilter,
    empty,
    error: 'No se han podido cargar los check-ins',
  } satisfies List,
});

/** Who passed a door in the last hour; a row leads to the doors. */
const buildDoorLogBlock = (type: 'hotel' | 'office') => ({
  label: 'Puertas en la última hora',
  list: {
    ...commonList,
    resource: 'access-log',
    path: '/data/projects/time-series/{id}/access-control',
    columns: ['ts', 'action', 'user', 'name', 'room'],
    rowClick: `/admin/access/{parent.id}/${type}/office-access-devices-list`,
    // The clock of a door may be ahead.
    clientFilter: { field: 'ts', within: { past: 3600, next: 300 } },
    // The log begins with what was last.
    newestFirst: true,
    empty: 'Nadie ha pasado por una puerta en la última hora',
    error: 'No se ha podido cargar el registro de pasos',
  } satisfies List,
});

/** Start page of a shift: arrivals, departures, current guests and door events. */
export default defineResource({
  name: 'shift',
  label: { one: 'edificio', many: 'Turno' },
  icon: 'clock',
  // The entries of the menu are given; the accesses lead here.
  navigation: { order: 71, onlyInSearch: true },
  recordRepresentation: 'name',
  access: { list: 'read_access_list' },
  api: buildingApi,
  messages: { durationSeconds: 5 },
  fields: buildingFields,
  scope: buildingScopeSelector({
    title: 'Turno',
    empty: {
      title: 'Elige un edificio para ver su turno',
      text: 'Primero la empresa y después el edificio.',
    },
  }),
  show: {
    header: { fields: [] },
    error: 'No se ha podido cargar el edificio',
    actions: ['accesses'],
    tabs: {
      hotel: {
        label: 'Hotel',
        visibleWhen: { field: 'type', equals: 'HOTEL' },
        blocks: [
          buildStaysBlock('Llegadas de hoy', 'Hoy no llega nadie', {
            all: [isActive, isToday('valid_from', 'validFrom')],
          }),
          buildStaysBlock('Salidas de hoy', 'Hoy no sale nadie', {
            all: [{ field: 'state', in: ['ACTIVE', 'EXPIRED'] }, isToday('valid_until', 'validUntil')],
          }),
          buildStaysBlock('Estancias en curso', 'No hay estancias en curso', {
            all: [isActive, hasBegun, { not: hasStayEnded }],
          }),
          buildDoorLogBlock('hotel'),
          // Nothing can be done with them any more.
          buildStaysBlock('Estancias caducadas', 'No hay estancias caducadas', {
            any: [{ all: [isActive, hasStayEnded] }, { field: 'state', equals: 'EXPIRED' }],
          }),
        ],
      },
      office: {
        label: 'Oficina',
        visibleWhen: { field: 'type', equals: 'OFFICE' },
        blocks: [buildDoorLogBlock('office')],
      },
      other: {
        label: 'Turno',
        visibleWhen: { not: { field: 'type', in: ['HOTEL', 'OFFICE'] } },
        notice: {
          title: 'Este edificio no tiene turno',
          text: 'El turno es de hoteles y oficinas. Elige otro edificio para seguir.',
        },
      },
    },
  },
  actions: {
    accesses: { label: 'Accesos', icon: 'door-open', link: '/admin/access/{id}' },
  },
});
