import { defineResource } from '../../src/config/defineResource';

/** What a camera is reached at, as the services host takes it. */
const address = {
  type: 'text',
  required: true,
  maxLength: 2000,
  pattern: '(?:https?|rtsp)://[^\\s/?#]+\\S*',
  help: 'Empieza por http://, https:// o rtsp://',
  patternText: 'Debe ser una dirección que empiece por http://, https:// o rtsp://',
} as const;
const port = { type: 'number', min: 1, max: 65_535, decimals: 0 } as const;

/** Cameras of an asset or a building (CAM-01..CAM-13). */
export default defineResource({
  name: 'cameras',
  label: { one: 'cámara', many: 'Cámaras' },
  menu: false,
  title: ['name', '{vendor} {model}', 'device_serial'],
  // Cameras have no id in the documents (CAM-03): what is done with one needs none.
  api: { id: false, list: { path: '/assets/{id}/cameras', paged: false } },
  fields: {
    name: { type: 'text', label: 'Nombre', empty: 'not_reported' },
    vendor: { type: 'text', label: 'Fabricante', empty: 'not_reported' },
    model: { type: 'text', label: 'Modelo', empty: 'not_reported' },
    enabled: { type: 'boolean', label: 'Activa', empty: 'not_reported' },
    device_serial: { type: 'text', label: 'Número de serie', empty: 'not_reported' },
    local: { type: 'text', label: 'Dirección local', empty: 'not_reported' },
    remote: { type: 'text', label: 'Dirección remota', empty: 'not_reported' },
    comments: { type: 'longText', label: 'Comentarios', empty: 'not_reported' },
  },
  actions: {
    // CAM-02, CAM-03, CAM-09, CAM-10, CAM-12
    open: { label: 'Ver cámara', icon: 'camera', dialog: 'camera', options: { snapshot: 'snapshot' } },
    add: {
      label: 'Añadir cámara',
      icon: 'plus',
      primary: true,
      form: {
        title: 'Añadir cámara',
        submit: 'Añadir',
        fields: {
          name: { type: 'text', label: 'Nombre', required: true, maxLength: 80 },
          vendor: { type: 'text', label: 'Fabricante', required: true, maxLength: 80 },
          model: { type: 'text', label: 'Modelo', required: true, maxLength: 80 },
          localUrl: { ...address, label: 'Dirección local' },
          localApiPort: { ...port, label: 'Puerto local' },
          remoteUrl: { ...address, label: 'Dirección remota' },
          remoteApiPort: { ...port, label: 'Puerto remoto' },
          deviceSerial: { type: 'text', label: 'Número de serie', maxLength: 80 },
          comments: { type: 'longText', label: 'Comentarios', maxLength: 500 },
          enabled: { type: 'boolean', label: 'Activa', default: false },
        },
        layout: [
          'name',
          { row: ['vendor', 'model'] },
          { row: ['localUrl', 'localApiPort'] },
          { row: ['remoteUrl', 'remoteApiPort'] },
          'deviceSerial',
          'comments',
          'enabled',
        ],
      },
      call: {
        method: 'POST',
        path: '/assets/{parent.id}/cameras/create',
        body: {
          data: {
            vendor: '{form.vendor}',
            local_url: '{form.localUrl}',
            remote_url: '{form.remoteUrl}',
            local_api_port: '{form.localApiPort}',
            remote_api_port: '{form.remoteApiPort}',
            name: '{form.name}',
            comments: '{form.comments}',
            model: '{form.model}',
            device_serial: '{form.deviceSerial}',
            enabled: '{form.enabled}',
          },
        },
      },
      outcomes: [
        { on: 'ok', success: 'created_correctly' },
        { on: 'error', error: 'created_error' },
      ],
    },
  },
});
