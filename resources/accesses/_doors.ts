import { localized } from '../../src/config/localized';
import { defineActions, defineBlocks } from '../../src/config/defineResource';

/** True for a home or a hotel room. */
const isHomeOrRoom = { field: 'parent.type', in: ['HOME', 'HOTEL_ROOM'] };

export const { assignRoom, updateList } = defineActions({
  /** The check-in drawer of this asset. */
  assignRoom: {
    label: localized({ es: 'Asignar habitación', en: 'Assign room' }),
    icon: 'key',
    requires: 'list_check_in',
    visibleWhen: isHomeOrRoom,
    openForm: { resource: 'check-ins', form: 'create' },
  },
  updateList: {
    label: localized({ es: 'Actualizar lista', en: 'Refresh list' }),
    icon: 'refresh',
    visibleWhen: isHomeOrRoom,
    refetch: true,
  },
});

/** One call returns the rows of both lists. */
const doorList = {
  resource: 'asset-doors',
  path: '/assets/{id}/devices',
  query: { type: 'lock' },
  paged: false,
  syncUrl: false,
  export: false,
  empty: localized({ es: 'Este activo no tiene puertas', en: 'This asset has no doors' }),
  error: localized({
    es: 'No se han podido cargar las puertas del activo',
    en: 'The doors of the asset could not be loaded',
  }),
};

/** The doors of an asset, and the access of its people to them. */
export const doorBlocks = defineBlocks([
  {
    label: localized({ es: 'Puertas', en: 'Doors' }),
    list: {
      ...doorList,
      title: localized({ es: 'Puertas', en: 'Doors' }),
      columns: ['device_name', 'name', 'room', 'lock_type', { field: 'gateway', hidden: true }],
      actions: ['invite', 'invitations', 'assignRoom', 'updateList'],
      rowActions: ['passwords', 'instructions'],
    },
  },
  {
    label: localized({ es: 'Permisos', en: 'Permissions' }),
    list: {
      ...doorList,
      title: localized({ es: 'Permisos', en: 'Permissions' }),
      columns: [
        { field: 'device_name', below: 'room' },
        { field: 'enabled', width: '35%', toggle: { on: 'allow', off: 'deny' } },
      ],
    },
  },
]);
