import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { accessesTab } from './_accesses';
import { consumptionsTab } from './_consumptions';
import { deleteAsset } from './_delete';
import { assetFields, updateAsset } from './_fields';
import { linkActions } from './_linkActions';
import { linkGateway } from '../gateways/_linkGateway';
import { maintenance } from './_maintenance';
import { overviewBlocks } from './_overview';
import { addressItems, newAssetCall, newAssetForm } from './_newAsset';
import { assetCamerasTab, contactsTab, assetDevicesTab, assetDocumentsTab, usersTab } from './_tabs';

/** Dwellings, offices, rooms and parking slots. */
export default defineResource({
  name: 'assets',
  label: { one: localized({ es: 'activo', en: 'asset' }), many: localized({ es: 'Activos', en: 'Assets' }) },
  icon: 'door-closed',
  navigation: { order: 20 },
  recordRepresentation: ['alias', 'shortAddress', '{id}'],
  // «Vivienda 1º B» is in every building (what may be opened by mistake).
  secondaryText: ['shortAddress', 'city', 'id'],
  api: {
    getList: { path: '/assets' },
    getOne: { path: '/assets/{id}/dashboard', data: ['data', 'assets'] },
    create: newAssetCall,
    update: updateAsset,
    delete: { path: '/assets/{id}' },
  },
  fields: assetFields,
  // Rooms that came with a stay have their id under names of their own.
  members: ['gateways_qrs', 'asset_id', 'assetId'],
  list: {
    search: true,
    columns: [
      { field: 'address', image: 'facade', width: '46%' },
      'alias',
      // The list says no building for each; these it does.
      { field: 'type', hidden: true },
      { field: 'id', hidden: true },
      { field: 'is_occupied', hidden: true },
      { field: 'gateway_connection_status', hidden: true },
      { field: 'created_at', hidden: true },
      {
        field: 'id',
        label: localized({ es: 'Abrir en otra pestaña', en: 'Open in another tab' }),
        link: '/admin/assets/{id}/start',
        newTab: true,
        width: '48px',
      },
    ],
    rowClick: '/admin/assets/{id}/start',
    actions: ['qrCodes', 'create'],
  },
  show: {
    header: {
      image: 'facade',
      breadcrumb: ['project'],
      fields: ['project', 'type', 'id', 'client', 'fullAddress', 'external_id'],
      tags: [
        {
          when: { field: 'is_blocked', equals: true },
          text: localized({ es: 'Bloqueado', en: 'Blocked' }),
          tone: 'danger',
        },
        {
          when: { field: 'is_occupied', equals: true },
          text: localized({ es: 'Con usuarios', en: 'With users' }),
          tone: 'neutral',
        },
        {
          when: { field: 'gateway_connection_status', equals: 'disconnected' },
          text: localized({ es: 'Gateway desconectado', en: 'Gateway offline' }),
          tone: 'danger',
          access: 'list_assets_status',
        },
      ],
    },
    actions: ['edit'],
    overflowActions: ['edit', 'maintenance', 'delete'],
    error: 'asset_data_error',
    tabs: {
      start: { label: localized({ es: 'Inicio', en: 'Overview' }), blocks: overviewBlocks },
      users: usersTab,
      accesses: accessesTab,
      documents: assetDocumentsTab,
      cameras: assetCamerasTab,
      devices: assetDevicesTab,
      gateway: {
        label: 'Gateway',
        count: 'gateways_qrs',
        alert: {
          when: { field: 'gateway_connection_status', equals: 'disconnected' },
          text: localized({ es: 'Desconectado', en: 'Offline' }),
          access: 'list_assets_status',
        },
        tab: 'gateway',
        options: { link: 'linkGateway', gateways: 'asset-gateways', unlink: 'unlink', page: 'gateways' },
      },
      consumptions: consumptionsTab,
      events: { label: localized({ es: 'Eventos', en: 'Events' }), tab: 'events' },
      'useful-contacts': contactsTab,
    },
  },
  create: newAssetForm,
  edit: {
    presentation: 'drawer',
    width: 520,
    title: localized({ es: 'Editar activo', en: 'Edit asset' }),
    fields: [
      'type',
      'alias',
      'community_id',
      ...addressItems,
      { section: localized({ es: 'Otros datos', en: 'Other details' }) },
      'external_id',
      'description',
      'is_blocked',
    ],
    loadError: 'unsuccessfully_edit',
    outcomes: [
      { on: 'success', success: 'successfully_edit' },
      { on: 'error', error: 'unsuccessfully_edit' },
    ],
  },
  actions: {
    qrCodes: {
      label: localized({ es: 'Códigos QR', en: 'QR codes' }),
      icon: 'qr-code',
      access: 'generate_qr_codes',
      link: '/admin/assets/qr-generator-tool',
    },
    // Both are for everybody; who lacks create_assets or update_assets is refused by the host.
    create: {
      label: localized({ es: 'Nuevo activo', en: 'New asset' }),
      icon: 'plus',
      primary: true,
      requires: true,
      openForm: 'create',
    },
    edit: {
      label: localized({ es: 'Editar', en: 'Edit' }),
      icon: 'pencil',
      requires: true,
      openForm: 'edit',
    },
    // From the rooms of a hotel.
    checkIn: {
      label: 'Check-in',
      icon: 'key',
      requires: 'list_check_in',
      openForm: { resource: 'check-ins', form: 'create', parent: 'record' },
    },
    linkGateway,
    maintenance,
    delete: deleteAsset,
    ...linkActions,
  },
});
