import { defineResource } from '../../src/config/defineResource';

/** Text that a host may write in two ways. */
const textField = { type: 'text', emptyText: 'not_reported' } as const;

/** Intercoms of a building. */
export default defineResource({
  name: 'intercoms',
  label: { one: 'videoportero', many: 'Videoporteros' },
  icon: 'bell',
  navigation: false,
  recordRepresentation: ['name', 'Videoportero sin nombre'],
  api: {
    getOne: 'row',
    getList: { path: '/projects/{id}/intercoms', paged: false },
    create: {
      path: '/intercoms',
      body: { name: '{name}', vendor: '{vendor}', project_id: '{parent.id}' },
    },
    update: { path: '/intercoms/{id}', body: { name: '{name}', vendor: '{vendor}', id: '{id}' } },
    delete: { path: '/intercoms/{id}' },
  },
  access: { create: 'create_intercoms', edit: 'update_intercoms', delete: 'delete_intercoms' },
  messages: { durationSeconds: 5 },
  members: ['availableIntercomVendors', 'available_intercom_vendors', 'rooms'],
  fields: {
    name: { type: 'text', label: 'Nombre', required: true, maxLength: 255 },
    vendor: {
      type: 'enum',
      label: 'Fabricante',
      required: true,
      recordPath: [
        'parent.available_intercom_vendors',
        'parent.availableIntercomVendors',
        'availableIntercomVendors',
        'available_intercom_vendors',
      ],
      // Default if the building lists no vendors.
      values: ['dahua'],
      labelKeyPrefix: 'enums.intercom_vendor',
      emptyText: 'not_reported',
    },
    model: { ...textField, label: 'Modelo' },
    serialNumber: { ...textField, label: 'Número de serie', source: ['serialNumber', 'serial_number'] },
    handlerId: { ...textField, label: 'Identificador del gestor', source: ['handlerId', 'handler_id'] },
    // Addresses of machines: shown, and led to only where that is safe.
    remote: { type: 'url', label: 'Dirección remota', emptyText: 'not_reported' },
    local: { type: 'url', label: 'Dirección local', emptyText: 'not_reported' },
    linkVendor: {
      ...textField,
      label: 'Fabricante de los enlaces',
      source: ['deepLinks.vendor', 'deep_links.vendor'],
    },
    iosLink: {
      type: 'url',
      label: 'Enlace a la app de iOS',
      source: ['deepLinks.ios.deepLink', 'deep_links.ios.deep_link'],
      emptyText: 'not_reported',
    },
    iosStore: {
      ...textField,
      label: 'App de iOS en la tienda',
      source: ['deepLinks.ios.storeId', 'deep_links.ios.store_id'],
    },
    androidLink: {
      type: 'url',
      label: 'Enlace a la app de Android',
      source: ['deepLinks.android.deepLink', 'deep_links.android.deep_link'],
      emptyText: 'not_reported',
    },
    androidStore: {
      ...textField,
      label: 'App de Android en la tienda',
      source: ['deepLinks.android.storeId', 'deep_links.android.store_id'],
    },
    comments: { type: 'longText', label: 'Comentarios', emptyText: 'not_reported' },
  },
  create: {
    presentation: 'modal',
    title: 'Nuevo videoportero',
    fields: ['name', 'vendor'],
    outcomes: [
      { on: 'success', success: 'El videoportero se ha añadido' },
      { on: 'error', error: 'No se ha podido añadir el videoportero' },
    ],
  },
  edit: {
    presentation: 'modal',
    fields: ['name', 'vendor'],
    submitRequiresChanges: true,
    outcomes: [
      { on: 'success', success: 'El videoportero se ha guardado' },
      { on: 'error', error: 'No se ha podido guardar el videoportero' },
    ],
  },
  actions: {
    create: {
      label: 'Añadir videoportero',
      icon: 'plus',
      primary: true,
      access: 'create_intercoms',
      openForm: 'create',
    },
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      danger: true,
      confirm: true,
      requires: { access: 'delete_intercoms', reason: 'no_permission_delete' },
      call: { method: 'DELETE', path: '/intercoms/{id}' },
      outcomes: [
        { on: 'success', success: 'El videoportero se ha eliminado' },
        { on: 'error', error: 'No se ha podido eliminar el videoportero' },
      ],
      effects: ['refetch'],
    },
  },
});
