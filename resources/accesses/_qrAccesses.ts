import { defineBlocks } from '../../src/config/defineResource';

/** The QR accesses of the asset, for those who may do all of it, at the assets that the runtime config names. */
export const qrAccessBlocks = defineBlocks([
  {
    label: 'Accesos QR',
    access: ['create_qr_code_access', 'read_qr_code_access', 'update_qr_code_access'],
    visibleWhen: { field: 'id', inIds: 'qrAccessAssets' },
    list: {
      resource: 'asset-qr-accesses',
      title: 'Accesos QR',
      path: '/qr/access/assets/{id}/list',
      syncUrl: false,
      search: { placeholder: 'Buscar por código o por quien lo creó' },
      columns: ['qr', 'validity', 'status', 'created_by'],
      actions: ['create'],
      rowActions: ['revoke'],
      export: false,
      empty: 'Este activo no tiene accesos QR',
      error: 'No se han podido cargar los accesos QR',
    },
  },
]);
