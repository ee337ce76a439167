import { defineActions, defineBlocks } from '../../src/config/defineResource';

/** True for a home or a hotel room. */
const isHomeOrRoom = { field: 'parent.type', in: ['HOME', 'HOTEL_ROOM'] };

export const { assignRoom, updateList } = defineActions({
  /** The check-in drawer of this asset. */
  assignRoom: {
    label: 'Asignar habitación',
    icon: 'key',
    requires: 'list_check_in',
    visibleWhen: isHomeOrRoom,
    openForm: { resource: 'check-ins', form: 'create' },
  },
  updateList: { label: 'Actualizar lista', icon: 'refresh', visibleWhen: isHomeOrRoom, refetch: true },
});

/** One call returns the rows of both lists. */
const doorList = {
  resource: 'asset-doors',
  path: '/assets/{id}/devices',
  query: { type: 'lock' },
  paged: false,
  syncUrl: false,
  export: false,
  empty: 'Este activo no tiene puertas',
  error: 'No se han podido cargar las puertas del activo',
};

/** The doors of an asset, and the access of its people to them. */
export const doorBlocks = defineBlocks([
  {
    label: 'Puertas',
    list: {
      ...doorList,
      title: 'Puertas',
      columns: ['device_name', 'name', 'room', 'lock_type', { field: 'gateway', hidden: true }],
      actions: ['invite', 'invitations', 'assignRoom', 'updateList'],
      rowActions: ['passwords', 'instructions'],
    },
  },
  {
    label: 'Permisos',
    list: {
      ...doorList,
      title: 'Permisos',
      columns: [
        { field: 'device_name', below: 'room' },
        { field: 'enabled', width: '35%', toggle: { on: 'allow', off: 'deny' } },
      ],
    },
  },
]);
