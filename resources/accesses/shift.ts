import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import type { ResourceInput } from '../../src/config/schema/resource';
import { hasNoKey, hasStayBegun, hasStayEnded, isToday } from '../hotel/_stay';
import { buildingFields, buildingApi } from '../projects/_buildingFields';
import { buildingScopeSelector } from '../projects/_scopeSelector';

type Detail = NonNullable<ResourceInput['show']>;
type List = NonNullable<Detail['tabs'][string]['list']>;
type Condition = NonNullable<List['clientFilter']>;

/** Doors whose battery should be replaced in this shift, in percent. */
const weakDoors = {
  resource: 'access-devices',
  maxBattery: 15,
  urgentBattery: 10,
  actions: ['createTicket', 'allOfHotel'],
};

/** Shared by the lists of the page, so that equal reads are sent once. */
const commonList = {
  syncUrl: false,
  export: false,
  refresh: 60,
  pageSize: 100,
  height: 420,
} satisfies Partial<List>;

const isActive: Condition = { field: 'state', equals: 'ACTIVE' };
/** In the next two hours. */
const endsSoon: Condition = {
  any: ['valid_until', 'validUntil'].map((field) => ({ field, within: { past: 1, next: 7200 } })),
};

const leavesToday = isToday('valid_until', 'validUntil');
/** Without a key since an earlier day: those of today are arrivals. */
const isKeyless: Condition = { all: [hasNoKey, { not: isToday('valid_from', 'validFrom') }] };

/** All lists of stays of the page, so that they share one read. */
const staysList = {
  ...commonList,
  resource: 'check-ins',
  path: '/hotels/assets/check-in/projects/{id}',
  // A hotel's list holds months of stays; a stay that ends today may be on any page of it.
  maxRowsRead: 500,
  error: localized({ es: 'No se han podido cargar los check-ins', en: 'The check-ins could not be loaded' }),
} satisfies Partial<List>;

/** Column of the board. The first of its actions that a stay allows is the button of its card. */
const buildStayColumn = (
  column: number,
  kind: 'arrivals' | 'departures' | 'watch',
  label: string,
  list: Pick<List, 'clientFilter' | 'empty' | 'actions' | 'rowActions'>,
  options: { doors?: typeof weakDoors } = {},
) => ({
  label,
  column,
  tab: 'stay-column',
  options: { kind, ...options },
  // The columns are the facts on a card.
  list: { ...staysList, columns: ['rooms', 'period', 'kinds', 'guests'], ...list } satisfies List,
});

/** Stays of the hotel for which something holds. The host has no filter for it. */
const buildStaysBlock = (label: string, empty: string, clientFilter: Condition) => ({
  label,
  list: {
    ...staysList,
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
  } satisfies List,
});

/** Who passed a door in the last hour; a row leads to the doors. */
const buildDoorLogBlock = (type: 'hotel' | 'office') => ({
  label: localized({ es: 'Puertas en la última hora', en: 'Doors in the last hour' }),
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
    empty: localized({
      es: 'Nadie ha pasado por una puerta en la última hora',
      en: 'Nobody has passed through a door in the last hour',
    }),
    error: localized({
      es: 'No se ha podido cargar el registro de pasos',
      en: 'The access log could not be loaded',
    }),
  } satisfies List,
});

/** Start page of a shift: arrivals, departures, current guests and door events. */
export default defineResource({
  name: 'shift',
  label: {
    one: localized({ es: 'edificio', en: 'building' }),
    many: localized({ es: 'Turno', en: 'Shift' }),
  },
  icon: 'clock',
  // The entries of the menu are given; the accesses lead here.
  navigation: { order: 71, onlyInSearch: true, parent: 'access' },
  recordRepresentation: 'name',
  access: { list: 'read_access_list' },
  api: buildingApi,
  messages: { durationSeconds: 5 },
  fields: buildingFields,
  scope: buildingScopeSelector({
    title: localized({ es: 'Turno', en: 'Shift' }),
    empty: {
      title: localized({
        es: 'Elige un edificio para ver su turno',
        en: 'Choose a building to view its shift',
      }),
      text: localized({
        es: 'El edificio elegido se recuerda la próxima vez.',
        en: 'The chosen building is remembered the next time.',
      }),
    },
  }),
  show: {
    header: { fields: [] },
    error: localized({ es: 'No se ha podido cargar el edificio', en: 'The building could not be loaded' }),
    actions: ['accesses'],
    tabs: {
      hotel: {
        label: 'Hotel',
        visibleWhen: { field: 'type', equals: 'HOTEL' },
        blocks: [
          buildStayColumn(1, 'arrivals', localized({ es: 'Llegadas', en: 'Arrivals' }), {
            clientFilter: { all: [isActive, isToday('valid_from', 'validFrom')] },
            empty: localized({ es: 'Hoy no llega nadie', en: 'Nobody arrives today' }),
            rowActions: ['giveKey', 'copyLink', 'change', 'checkOut'],
          }),
          buildStayColumn(2, 'departures', localized({ es: 'Salidas', en: 'Departures' }), {
            clientFilter: {
              all: [{ field: 'state', in: ['ACTIVE', 'EXPIRED'] }, leavesToday],
            },
            empty: localized({ es: 'Hoy no sale nadie', en: 'Nobody departs today' }),
            actions: ['keyReader'],
            rowActions: ['checkOut', 'change', 'copyLink', 'checkInAgain'],
          }),
          buildStayColumn(
            3,
            'watch',
            localized({ es: 'A vigilar', en: 'To watch' }),
            {
              // Departures of today have their own column.
              clientFilter: {
                all: [
                  isActive,
                  hasStayBegun,
                  { not: hasStayEnded },
                  { not: leavesToday },
                  { any: [endsSoon, isKeyless] },
                ],
              },
              empty: localized({
                es: 'Ninguna otra estancia vence pronto ni está sin llave, y ninguna puerta tiene poca batería',
                en: 'No other stay ends soon or is without a key, and no door has a low battery',
              }),
              rowActions: ['giveKey', 'extend', 'copyLink', 'checkOut'],
            },
            { doors: weakDoors },
          ),
          buildStaysBlock(
            localized({ es: 'Estancias en curso', en: 'Current stays' }),
            localized({ es: 'No hay estancias en curso', en: 'There are no current stays' }),
            {
              all: [isActive, hasStayBegun, { not: hasStayEnded }],
            },
          ),
          buildDoorLogBlock('hotel'),
          // Nothing can be done with them any more.
          buildStaysBlock(
            localized({ es: 'Estancias caducadas', en: 'Expired stays' }),
            localized({ es: 'No hay estancias caducadas', en: 'There are no expired stays' }),
            {
              any: [{ all: [isActive, hasStayEnded] }, { field: 'state', equals: 'EXPIRED' }],
            },
          ),
        ],
      },
      office: {
        label: localized({ es: 'Oficina', en: 'Office' }),
        visibleWhen: { field: 'type', equals: 'OFFICE' },
        blocks: [buildDoorLogBlock('office')],
      },
      other: {
        label: localized({ es: 'Turno', en: 'Shift' }),
        visibleWhen: { not: { field: 'type', in: ['HOTEL', 'OFFICE'] } },
        notice: {
          title: localized({ es: 'Este edificio no tiene turno', en: 'This building has no shift' }),
          text: localized({
            es: 'El turno es de hoteles y oficinas. Elige otro edificio para seguir.',
            en: 'The shift is for hotels and offices. Choose another building to continue.',
          }),
        },
      },
    },
  },
  actions: {
    accesses: {
      label: localized({ es: 'Accesos', en: 'Access' }),
      icon: 'door-open',
      link: '/admin/access/{id}',
    },
  },
});
