import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** Stream URL of a camera, in the format of the services host. */
const streamUrlField = {
  type: 'text',
  required: true,
  maxLength: 2000,
  pattern: '(?:https?|rtsp)://[^\\s/?#]+\\S*',
  help: localized({
    es: 'Empieza por http://, https:// o rtsp://',
    en: 'Starts with http://, https:// or rtsp://',
  }),
  patternText: localized({
    es: 'Debe ser una dirección que empiece por http://, https:// o rtsp://',
    en: 'Must be an address that starts with http://, https:// or rtsp://',
  }),
  emptyText: 'not_reported',
} as const;
const textField = { type: 'text', required: true, maxLength: 80, emptyText: 'not_reported' } as const;
const portField = { type: 'number', min: 1, max: 65_535, decimals: 0 } as const;

/** Cameras of an asset or a building. */
export default defineResource({
  name: 'cameras',
  label: {
    one: localized({ es: 'cámara', en: 'camera' }),
    many: localized({ es: 'Cámaras', en: 'Cameras' }),
  },
  icon: 'camera',
  navigation: false,
  recordRepresentation: ['name', '{vendor} {model}', 'device_serial'],
  // Cameras have no id in the documents: what is done with one needs none.
  access: { create: 'update_assets', disabledReason: 'no_permission' },
  api: {
    id: false,
    getList: { path: '/assets/{id}/cameras', paged: false },
    create: { path: '/assets/{parent.id}/cameras/create', body: 'data' },
  },
  fields: {
    name: { ...textField, label: localized({ es: 'Nombre', en: 'Name' }) },
    vendor: { ...textField, label: localized({ es: 'Fabricante', en: 'Manufacturer' }) },
    model: { ...textField, label: localized({ es: 'Modelo', en: 'Model' }) },
    enabled: {
      type: 'boolean',
      label: localized({ es: 'Activa', en: 'Active' }),
      default: false,
      emptyText: 'not_reported',
    },
    device_serial: {
      type: 'text',
      label: localized({ es: 'Número de serie', en: 'Serial number' }),
      maxLength: 80,
      emptyText: 'not_reported',
    },
    local: {
      ...streamUrlField,
      label: localized({ es: 'Dirección local', en: 'Local address' }),
      writePath: 'local_url',
    },
    remote: {
      ...streamUrlField,
      label: localized({ es: 'Dirección remota', en: 'Remote address' }),
      writePath: 'remote_url',
    },
    comments: {
      type: 'longText',
      label: localized({ es: 'Comentarios', en: 'Comments' }),
      maxLength: 500,
      emptyText: 'not_reported',
    },
    // Given once, never told.
    local_api_port: { ...portField, label: localized({ es: 'Puerto local', en: 'Local port' }) },
    remote_api_port: { ...portField, label: localized({ es: 'Puerto remoto', en: 'Remote port' }) },
  },
  create: {
    presentation: 'modal',
    title: localized({ es: 'Añadir cámara', en: 'Add camera' }),
    submitLabel: localized({ es: 'Añadir', en: 'Add' }),
    fields: [
      'name',
      { row: ['vendor', 'model'] },
      { row: ['local', 'local_api_port'] },
      { row: ['remote', 'remote_api_port'] },
      'device_serial',
      'comments',
      'enabled',
    ],
    outcomes: [
      { on: 'success', success: 'created_correctly' },
      { on: 'error', error: 'created_error' },
    ],
  },
  actions: {
    open: {
      label: localized({ es: 'Ver cámara', en: 'View camera' }),
      icon: 'camera',
      dialog: 'camera',
      options: {
        snapshot: 'snapshot',
        fields: ['name', 'vendor', 'model', 'enabled', 'device_serial', 'local', 'remote', 'comments'],
      },
    },
    create: {
      label: localized({ es: 'Añadir cámara', en: 'Add camera' }),
      icon: 'plus',
      primary: true,
      openForm: 'create',
    },
  },
});
