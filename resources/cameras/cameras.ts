import { defineResource } from '../../src/config/defineResource';

/** Stream URL of a camera, in the format of the services host. */
const streamUrlField = {
  type: 'text',
  required: true,
  maxLength: 2000,
  pattern: '(?:https?|rtsp)://[^\\s/?#]+\\S*',
  help: 'Empieza por http://, https:// o rtsp://',
  patternText: 'Debe ser una dirección que empiece por http://, https:// o rtsp://',
  emptyText: 'not_reported',
} as const;
const textField = { type: 'text', required: true, maxLength: 80, emptyText: 'not_reported' } as const;
const portField = { type: 'number', min: 1, max: 65_535, decimals: 0 } as const;

/** Cameras of an asset or a building. */
export default defineResource({
  name: 'cameras',
  label: { one: 'cámara', many: 'Cámaras' },
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
    name: { ...textField, label: 'Nombre' },
    vendor: { ...textField, label: 'Fabricante' },
    model: { ...textField, label: 'Modelo' },
    enabled: { type: 'boolean', label: 'Activa', default: false, emptyText: 'not_reported' },
    device_serial: { type: 'text', label: 'Número de serie', maxLength: 80, emptyText: 'not_reported' },
    local: { ...streamUrlField, label: 'Dirección local', writePath: 'local_url' },
    remote: { ...streamUrlField, label: 'Dirección remota', writePath: 'remote_url' },
    comments: { type: 'longText', label: 'Comentarios', maxLength: 500, emptyText: 'not_reported' },
    // Given once, never told.
    local_api_port: { ...portField, label: 'Puerto local' },
    remote_api_port: { ...portField, label: 'Puerto remoto' },
  },
  create: {
    presentation: 'modal',
    title: 'Añadir cámara',
    submitLabel: 'Añadir',
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
      label: 'Ver cámara',
      icon: 'camera',
      dialog: 'camera',
      options: {
        snapshot: 'snapshot',
        fields: ['name', 'vendor', 'model', 'enabled', 'device_serial', 'local', 'remote', 'comments'],
      },
    },
    create: { label: 'Añadir cámara', icon: 'plus', primary: true, openForm: 'create' },
  },
});
