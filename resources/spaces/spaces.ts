import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { spaceBody, spaceForm, buildToggleSpaceAction } from './_space';
import { spaceImpact } from './_impact';

/** Spaces of a building that its people can book. */
export default defineResource({
  name: 'spaces',
  label: {
    one: localized({ es: 'espacio', en: 'space' }),
    many: localized({ es: 'Espacios', en: 'Spaces' }),
  },
  icon: 'calendar',
  navigation: false,
  recordRepresentation: ['name', localized({ es: 'Espacio sin nombre', en: 'Unnamed space' })],
  access: { create: 'update_projects', edit: 'update_projects', disabledReason: 'no_permission' },
  api: {
    getList: { path: '/projects/{id}/common-areas', paged: false },
    getOne: { path: '/projects/common-areas/{id}' },
    create: { path: '/projects/{parent.id}/common-areas', body: spaceBody },
    update: {
      path: '/common-areas/{id}',
      body: { ...spaceBody, has_booking: '{has_booking?}', enabled: '{enabled?}' },
    },
    delete: { path: '/common-areas/{id}' },
  },
  messages: { durationSeconds: 5 },
  members: ['is_background_image_default', 'maximum_time_availability'],
  fields: {
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }), required: true },
    capacity: {
      type: 'number',
      label: localized({ es: 'Aforo', en: 'Capacity' }),
      required: true,
      min: 1,
      max: 9999,
      decimals: 0,
    },
    days_availability: {
      type: 'enum',
      label: localized({ es: 'Días', en: 'Days' }),
      multiple: true,
      join: ',',
      values: {
        1: localized({ es: 'Lunes', en: 'Monday' }),
        2: localized({ es: 'Martes', en: 'Tuesday' }),
        3: localized({ es: 'Miércoles', en: 'Wednesday' }),
        4: localized({ es: 'Jueves', en: 'Thursday' }),
        5: localized({ es: 'Viernes', en: 'Friday' }),
        6: localized({ es: 'Sábado', en: 'Saturday' }),
        7: localized({ es: 'Domingo', en: 'Sunday' }),
      },
      required: true,
      emptyText: 'not_reported',
    },
    time_availability: {
      type: 'list',
      label: localized({ es: 'Horario', en: 'Hours' }),
      entry: localized({ es: 'tramo', en: 'time slot' }),
      display: '{time_availability_start}–{time_availability_end}',
      noOverlap: {
        from: 'time_availability_start',
        to: 'time_availability_end',
        text: localized({ es: 'Horarios solapados', en: 'Overlapping hours' }),
      },
      fields: {
        time_availability_start: {
          type: 'time',
          label: localized({ es: 'Desde', en: 'From' }),
          required: true,
        },
        time_availability_end: { type: 'time', label: localized({ es: 'Hasta', en: 'To' }), required: true },
      },
      default: [{ time_availability_start: null, time_availability_end: null }],
      required: true,
      emptyText: 'not_reported',
    },
    booking_duration: {
      type: 'enum',
      label: localized({ es: 'Duración de la reserva', en: 'Booking duration' }),
      values: [30, 60, 90, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      numberLabels: [
        { above: 12, text: localized({ es: '%{smart_count} minutos', en: '%{smart_count} minutes' }) },
        {
          text: localized({
            es: '%{smart_count} hora |||| %{smart_count} horas',
            en: '%{smart_count} hour |||| %{smart_count} hours',
          }),
        },
      ],
      required: true,
      emptyText: 'not_reported',
    },
    maximum_bookings_by_user: {
      type: 'number',
      label: localized({ es: 'Reservas por persona', en: 'Bookings per person' }),
      help: localized({
        es: 'Cuántas puede tener una persona, como máximo',
        en: 'How many a person can have, at most',
      }),
      required: true,
      min: 1,
      max: 1000,
      decimals: 0,
      hostDefault: 1000,
      emptyText: 'not_reported',
    },
    horizon: {
      type: 'number',
      label: localized({ es: 'Antelación máxima', en: 'Maximum advance booking' }),
      source: 'maximum_time_availability.value',
      required: true,
      min: 1,
      max: 12,
      decimals: 0,
      hostDefault: 6,
      emptyText: 'not_reported',
    },
    horizon_period: {
      type: 'enum',
      label: localized({ es: 'Antelación en', en: 'Advance booking in' }),
      source: 'maximum_time_availability.time_period',
      values: {
        day: localized({ es: 'Días', en: 'Days' }),
        week: localized({ es: 'Semanas', en: 'Weeks' }),
        month: localized({ es: 'Meses', en: 'Months' }),
      },
      required: true,
      hostDefault: 'month',
      emptyText: 'not_reported',
    },
    info_user_title: {
      type: 'text',
      label: localized({ es: 'Título del aviso', en: 'Notice title' }),
      maxLength: 60,
      emptyText: 'not_reported',
    },
    info_user_description: {
      type: 'longText',
      label: localized({ es: 'Aviso', en: 'Notice' }),
      maxLength: 256,
      rows: 3,
      emptyText: 'not_reported',
    },
    background_image: {
      type: 'image',
      label: localized({ es: 'Imagen', en: 'Image' }),
      maxBytes: 3 * 1024 * 1024,
      help: localized({ es: 'JPG, JPEG o PNG, como máximo de 3 MB', en: 'JPG, JPEG or PNG, 3 MB at most' }),
      emptyText: localized({ es: 'Imagen por defecto', en: 'Default image' }),
    },
    sensors: {
      type: 'references',
      label: localized({ es: 'Puertas y sensores', en: 'Doors and sensors' }),
      resource: 'space-sensors',
      writePath: 'sensor_ids',
      path: '/projects/{parent.id}/sensors',
      paged: false,
      preload: true,
      searchLocally: true,
      display: '{name} · {room}',
      loadError: localized({
        es: 'No se han podido cargar los sensores del edificio',
        en: 'The sensors of the building could not be loaded',
      }),
      emptyText: localized({ es: 'Ninguno', en: 'None' }),
    },
    has_booking: {
      type: 'boolean',
      label: localized({ es: 'Tiene reservas', en: 'Has bookings' }),
      emptyText: 'not_reported',
    },
    enabled: { type: 'boolean', label: localized({ es: 'Activo', en: 'Active' }), emptyText: 'unknown' },
  },
  create: {
    ...spaceForm,
    title: localized({ es: 'Nuevo espacio', en: 'New space' }),
    outcomes: [
      {
        on: 'success',
        success: localized({ es: 'El espacio se ha creado', en: 'The space has been created' }),
      },
      {
        on: 'error',
        error: localized({ es: 'No se ha podido crear el espacio', en: 'Could not create the space' }),
      },
    ],
  },
  edit: {
    ...spaceForm,
    title: localized({ es: 'Modificar «%{name}»', en: 'Edit “%{name}”' }),
    loadError: localized({ es: 'No se ha podido cargar el espacio', en: 'The space could not be loaded' }),
    confirm: {
      title: localized({ es: '¿Guardar los cambios del espacio?', en: 'Save the changes to the space?' }),
      text: localized({
        es: 'Cambia cómo se reserva a partir de ahora.',
        en: 'It changes how the space is booked from now on.',
      }),
      whenChanged: [
        'name',
        'capacity',
        'days_availability',
        'time_availability',
        'booking_duration',
        'maximum_bookings_by_user',
        'horizon',
        'horizon_period',
      ],
    },
    outcomes: [
      {
        on: 'success',
        success: localized({ es: 'El espacio se ha guardado', en: 'The space has been saved' }),
      },
      {
        on: 'error',
        error: localized({ es: 'No se ha podido guardar el espacio', en: 'Could not save the space' }),
      },
    ],
  },
  actions: {
    create: {
      label: localized({ es: 'Añadir espacio', en: 'Add space' }),
      icon: 'plus',
      primary: true,
      openForm: 'create',
    },
    edit: { label: localized({ es: 'Modificar', en: 'Edit' }), icon: 'pencil', openForm: 'edit' },
    enable: buildToggleSpaceAction(true),
    disable: buildToggleSpaceAction(false),
    delete: {
      label: localized({ es: 'Eliminar', en: 'Delete' }),
      icon: 'trash',
      requires: 'update_projects',
      danger: true,
      confirm: {
        title: localized({ es: '¿Eliminar «%{name}»?', en: 'Delete “%{name}”?' }),
        text: localized({
          es: 'Las reservas que tenga se pierden con él. No se puede deshacer.',
          en: 'Any bookings it has are lost with it. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
      },
      impact: spaceImpact,
      call: { method: 'DELETE', path: '/common-areas/{id}' },
      outcomes: [
        {
          on: 'success',
          success: localized({ es: 'El espacio se ha eliminado', en: 'The space has been deleted' }),
        },
        {
          on: 'error',
          error: localized({ es: 'No se ha podido eliminar el espacio', en: 'Could not delete the space' }),
        },
      ],
      effects: ['refetch'],
    },
  },
});
