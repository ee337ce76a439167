import { defineActions, defineBlocks } from '../../src/config/defineResource';

/** Of what is a home or the room of a hotel (AACC-08). */
const isHomeOrRoom = { field: 'parent.type', in: ['HOME', 'HOTEL_ROOM'] };

export const { assignRoom, updateList } = defineActions({
  /** AACC-09: the check-in drawer of this asset. */
  assignRoom: {
    label: 'Asignar habitación',
    icon: 'key',
    requires: 'list_check_in',
    visibleWhen: isHomeOrRoom,
    openForm: { resource: 'check-ins', form: 'create' },
  },
  /** AACC-09 */
  updateList: { label: 'Actualizar lista', icon: 'refresh', visibleWhen: isHomeOrRoom, refetch: true },
});

/** One call brings the rows of both lists (AACC-04). */
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

/** The doors of an asset, and which of them its people may use (AACC-01..AACC-14). */
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
