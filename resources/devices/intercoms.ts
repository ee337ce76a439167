import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** Text that a host may write in two ways. */
const textField = { type: 'text', emptyText: 'not_reported' } as const;

/** Intercoms of a building. */
export default defineResource({
  name: 'intercoms',
  label: {
    one: localized({ es: 'videoportero', en: 'intercom' }),
    many: localized({ es: 'Videoporteros', en: 'Intercoms' }),
  },
  icon: 'bell',
  navigation: false,
  recordRepresentation: ['name', localized({ es: 'Videoportero sin nombre', en: 'Unnamed intercom' })],
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
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }), required: true, maxLength: 255 },
    vendor: {
      type: 'enum',
      label: localized({ es: 'Fabricante', en: 'Manufacturer' }),
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
    model: { ...textField, label: localized({ es: 'Modelo', en: 'Model' }) },
    serialNumber: {
      ...textField,
      label: localized({ es: 'Número de serie', en: 'Serial number' }),
      source: ['serialNumber', 'serial_number'],
    },
    handlerId: {
      ...textField,
      label: localized({ es: 'Identificador del gestor', en: 'Handler identifier' }),
      source: ['handlerId', 'handler_id'],
    },
    // Addresses of machines: shown, and led to only where that is safe.
    remote: {
      type: 'url',
      label: localized({ es: 'Dirección remota', en: 'Remote address' }),
      emptyText: 'not_reported',
    },
    local: {
      type: 'url',
      label: localized({ es: 'Dirección local', en: 'Local address' }),
      emptyText: 'not_reported',
    },
    linkVendor: {
      ...textField,
      label: localized({ es: 'Fabricante de los enlaces', en: 'Link manufacturer' }),
      source: ['deepLinks.vendor', 'deep_links.vendor'],
    },
    iosLink: {
      type: 'url',
      label: localized({ es: 'Enlace a la app de iOS', en: 'iOS app link' }),
      source: ['deepLinks.ios.deepLink', 'deep_links.ios.deep_link'],
      emptyText: 'not_reported',
    },
    iosStore: {
      ...textField,
      label: localized({ es: 'App de iOS en la tienda', en: 'iOS app in the store' }),
      source: ['deepLinks.ios.storeId', 'deep_links.ios.store_id'],
    },
    androidLink: {
      type: 'url',
      label: localized({ es: 'Enlace a la app de Android', en: 'Android app link' }),
      source: ['deepLinks.android.deepLink', 'deep_links.android.deep_link'],
      emptyText: 'not_reported',
    },
    androidStore: {
      ...textField,
      label: localized({ es: 'App de Android en la tienda', en: 'Android app in the store' }),
      source: ['deepLinks.android.storeId', 'deep_links.android.store_id'],
    },
    comments: {
      type: 'longText',
      label: localized({ es: 'Comentarios', en: 'Comments' }),
      emptyText: 'not_reported',
    },
  },
  create: {
    presentation: 'modal',
    title: localized({ es: 'Nuevo videoportero', en: 'New intercom' }),
    fields: ['name', 'vendor'],
    outcomes: [
      {
        on: 'success',
        success: localized({ es: 'El videoportero se ha añadido', en: 'The intercom has been added' }),
      },
      {
        on: 'error',
        error: localized({ es: 'No se ha podido añadir el videoportero', en: 'Could not add the intercom' }),
      },
    ],
  },
  edit: {
    presentation: 'modal',
    fields: ['name', 'vendor'],
    submitRequiresChanges: true,
    outcomes: [
      {
        on: 'success',
        success: localized({ es: 'El videoportero se ha guardado', en: 'The intercom has been saved' }),
      },
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido guardar el videoportero',
          en: 'Could not save the intercom',
        }),
      },
    ],
  },
  actions: {
    create: {
      label: localized({ es: 'Añadir videoportero', en: 'Add intercom' }),
      icon: 'plus',
      primary: true,
      access: 'create_intercoms',
      openForm: 'create',
    },
    delete: {
      label: localized({ es: 'Eliminar', en: 'Delete' }),
      icon: 'trash',
      danger: true,
      confirm: true,
      requires: { access: 'delete_intercoms', reason: 'no_permission_delete' },
      impact: [
        {
          recordPath: 'rooms',
          resource: 'intercom-rooms',
          text: localized({
            es: '%{smart_count} vivienda deja de recibir llamadas |||| %{smart_count} viviendas dejan de recibir llamadas',
            en: '%{smart_count} home no longer receives calls |||| %{smart_count} homes no longer receive calls',
          }),
        },
      ],
      call: { method: 'DELETE', path: '/intercoms/{id}' },
      outcomes: [
        {
          on: 'success',
          success: localized({ es: 'El videoportero se ha eliminado', en: 'The intercom has been deleted' }),
        },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido eliminar el videoportero',
            en: 'Could not delete the intercom',
          }),
        },
      ],
      effects: ['refetch'],
    },
  },
});
