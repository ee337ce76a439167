import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { deleteGateway, assignmentActions } from './_assignment';
import { updateInWaves } from './_updateInWaves';
import { devicesTab, editForm, infoTab, gatewayDetailFields, shareSensorsAction } from './_detail';

const statusValues = {
  online: localized({ es: 'Conectado', en: 'Online' }),
  offline: localized({ es: 'Desconectado', en: 'Offline' }),
  unknown: localized({ es: 'Sin datos', en: 'No data' }),
};

/** Gateways: their list and their page. */
export default defineResource({
  name: 'gateways',
  label: { one: 'gateway', many: 'Gateways' },
  icon: 'router',
  navigation: { order: 50 },
  recordRepresentation: 'id',
  access: { list: 'read_gateways_list', edit: 'register_gateways', disabledReason: 'no_permission' },
  api: {
    getList: { path: '/gateways', total: 'pages' },
    getOne: { path: '/gateways/{id}' },
    update: {
      method: 'PATCH',
      path: '/gateways/{id}',
      body: { alias: '{alias}', name: '{name}', vendor: '{vendor}' },
    },
  },
  fields: {
    id: { type: 'text', label: 'GID', copyButton: true },
    // Below the GID there is nothing where there is no date.
    produced: {
      type: 'date',
      label: localized({ es: 'Fecha de producción', en: 'Production date' }),
      source: 'productionDate',
    },
    productionDate: {
      type: 'date',
      label: localized({ es: 'Fecha de producción', en: 'Production date' }),
      emptyText: 'not_reported',
    },
    qrCode: { type: 'text', label: 'QID', copyButton: true, emptyText: 'not_reported' },
    assets: {
      type: 'references',
      label: localized({ es: 'Activo', en: 'Asset' }),
      resource: 'assets',
      display: '{alias}',
      below: '{id}',
      missingNameText: 'not_reported',
      emptyText: 'not_assigned',
    },
    projectAlias: {
      type: 'text',
      label: localized({ es: 'Edificio', en: 'Building' }),
      emptyText: 'not_assigned',
      emptyTextWhen: [{ when: { field: 'projectId', empty: false }, text: 'not_reported' }],
    },
    projectId: {
      type: 'text',
      label: localized({ es: 'Identificador del edificio', en: 'Building identifier' }),
      copyButton: true,
    },
    dns_url: {
      type: 'url',
      label: localized({ es: 'Dirección de red', en: 'Network address' }),
      emptyText: 'not_reported',
    },
    // Lists say public where the page of a gateway says shared.
    type: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      values: {
        private: localized({ es: 'Privado', en: 'Private' }),
        shared: localized({ es: 'Público', en: 'Public' }),
        public: localized({ es: 'Público', en: 'Public' }),
      },
    },
    kind: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      source: 'type',
      values: {
        private: localized({ es: 'Privado', en: 'Private' }),
        shared: localized({ es: 'Compartido', en: 'Shared' }),
        public: localized({ es: 'Compartido', en: 'Shared' }),
      },
    },
    status: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      access: 'list_gateway_status',
      values: statusValues,
      allowOtherValues: true,
      tones: { online: 'success', offline: 'danger', unknown: 'unknown' },
    },
    tile: {
      type: 'facade',
      label: localized({ es: 'Imagen', en: 'Image' }),
      drawing: { icon: 'router' },
      state: {
        member: 'status',
        tones: { online: 'success', offline: 'danger' },
        label: localized({ es: 'Estado', en: 'Status' }),
        values: statusValues,
        access: 'list_gateway_status',
      },
    },
    // Its page measures the state, and the tag beside the title says it: the record's may be older.
    pageTile: {
      type: 'facade',
      label: localized({ es: 'Imagen', en: 'Image' }),
      drawing: { icon: 'router' },
    },
    alias: { type: 'text', label: 'Alias', maxLength: 80, emptyText: 'without_alias' },
    sku: { type: 'text', label: 'SKU', copyButton: true, emptyText: 'not_reported' },
    hw_version: {
      type: 'text',
      label: localized({ es: 'Versión de hardware', en: 'Hardware version' }),
      emptyText: 'not_reported',
    },
    gatewayVersion: {
      type: 'text',
      label: localized({ es: 'Versión del sistema', en: 'System version' }),
      emptyText: 'not_reported',
    },
    daemonVersion: {
      type: 'text',
      label: localized({ es: 'Versión de AASS', en: 'AASS version' }),
      emptyText: 'not_reported',
    },
    ...gatewayDetailFields,
  },
  list: {
    search: {
      autoFocus: true,
      button: true,
      scan: true,
      placeholder: localized({ es: 'Busca por GID o QID', en: 'Search by GID or QID' }),
    },
    columns: [
      {
        field: 'id',
        width: '15%',
        below: 'produced',
        belowLabel: localized({ es: 'fabricado', en: 'made' }),
        image: 'tile',
      },
      { field: 'qrCode', width: '15%' },
      { field: 'assets', width: '15%' },
      { field: 'projectAlias', width: '35%', below: 'projectId', link: '/admin/projects/{projectId}/assets' },
      // Status of the stored record, which comes with the list. The measured one has a call of its own.
      { field: 'type', width: '10%', below: 'status' },
      // The address comes with the list alone, and few ask for it.
      { field: 'dns_url', hidden: true },
    ],
    minWidth: 600,
    actionsWidth: '10%',
    bulkActions: ['updateInWaves'],
    rowActions: ['assignAsset', 'unassignAsset', 'assignProject', 'unassignProject', 'delete'],
    error: 'gateways_list_error',
  },
  show: {
    // The page of a building has its gateways below it.
    routes: [
      {
        path: '/admin/projects/{projectId}/gateway',
        back: '/admin/projects/{projectId}/gateways',
      },
    ],
    header: { image: 'pageTile', fields: ['qrCode', 'kind', 'assets', 'projectAlias'] },
    actions: ['edit', 'shareSensors'],
    tabs: { info: infoTab, devices: devicesTab },
  },
  edit: editForm,
  actions: { shareSensors: shareSensorsAction, ...assignmentActions, updateInWaves, delete: deleteGateway },
});
