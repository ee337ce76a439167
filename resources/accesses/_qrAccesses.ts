import { localized } from '../../src/config/localized';
import { defineBlocks } from '../../src/config/defineResource';

/** The QR accesses of the asset, for those who may do all of it, at the assets that the runtime config names. */
export const qrAccessBlocks = defineBlocks([
  {
    label: localized({ es: 'Accesos QR', en: 'QR accesses' }),
    access: ['create_qr_code_access', 'read_qr_code_access', 'update_qr_code_access'],
    visibleWhen: { field: 'id', inIds: 'qrAccessAssets' },
    list: {
      resource: 'asset-qr-accesses',
      title: localized({ es: 'Accesos QR', en: 'QR accesses' }),
      path: '/qr/access/assets/{id}/list',
      syncUrl: false,
      search: {
        placeholder: localized({
          es: 'Buscar por código o por quien lo creó',
          en: 'Search by code or by who created it',
        }),
      },
      columns: ['qr', 'validity', 'status', 'created_by'],
      actions: ['create'],
      rowActions: ['revoke'],
      export: false,
      empty: localized({ es: 'Este activo no tiene accesos QR', en: 'This asset has no QR accesses' }),
      error: localized({
        es: 'No se han podido cargar los accesos QR',
        en: 'The QR accesses could not be loaded',
      }),
    },
  },
]);
