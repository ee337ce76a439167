import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { accessStateLabels } from '../accesses/_validity';
import {
  buildSaveOutcomes,
  disabledWhenOver,
  expiresByClock,
  hasNoKey,
  stageByClock,
  stayBody,
  stayFields,
  stayForm,
} from './_stay';

/** Ends a stay: no body, one call each. */
const checkOutAction = {
  label: 'Check-out',
  icon: 'log-out',
  requires: 'read_access_list',
  danger: true,
  disabledWhen: disabledWhenOver,
  impact: [
    {
      recordPath: 'emails',
      text: localized({
        es: '%{smart_count} huésped deja de poder abrir |||| %{smart_count} huéspedes dejan de poder abrir',
        en: '%{smart_count} guest can no longer open |||| %{smart_count} guests can no longer open',
      }),
    },
    {
      unknown: localized({
        es: 'No se sabe quién está dentro ahora ni quién tiene copia de la llave',
        en: 'It is not known who is inside now, nor who has a copy of the key',
      }),
    },
  ],
  call: { method: 'PUT' as const, path: '/access/{id}/revoke' },
  proof: { gone: true as const, has: { 'state|status': 'REVOKED' } },
  outcomes: [
    {
      on: 'error' as const,
      error: localized({ es: 'No se ha podido hacer el check-out', en: 'Could not check out' }),
    },
    { on: 'success' as const, success: localized({ es: 'Check-out hecho', en: 'Checked out' }) },
  ],
};

/** A body names its rooms; where a host does not, it would be written without one. */
const disabledWithoutRoom = [
  {
    when: { not: { field: 'assets', eachHas: ['asset_id', 'assetId'] } },
    reason: localized({ es: 'No se sabe de qué habitación es', en: 'It is not known which room it is for' }),
  },
];

/** Opens the stay in its form. */
const editForm = {
  openForm: 'edit' as const,
  disabledWhen: [...disabledWhenOver, ...disabledWithoutRoom],
};

/** Stays in the rooms of a hotel and the keys that are good for them. */
export default defineResource({
  name: 'check-ins',
  label: { one: 'check-in', many: 'Check-ins' },
  navigation: false,
  // A room without alias is identified by its code, which hosts spell in two ways.
  recordRepresentation: [
    '{assets.0.alias}',
    localized({ es: 'Habitación {assets.0.asset_id}', en: 'Room {assets.0.asset_id}' }),
    localized({ es: 'Habitación {assets.0.assetId}', en: 'Room {assets.0.assetId}' }),
    'Check-in {id}',
  ],
  members: ['assets', 'valid_from', 'valid_until', 'validFrom', 'validUntil'],
  messages: { durationSeconds: 5 },
  access: { create: 'list_check_in', edit: 'list_check_in', disabledReason: 'no_permission' },
  api: {
    getOne: 'row',
    getList: { path: '/hotels/assets/check-in/projects/{id}' },
    create: {
      path: '/hotels/assets/check-in',
      body: {
        data: {
          attributes: {
            ...stayBody,
            allocations: [{ asset_id: '{parent.id}' }],
            force_save_mode: false,
          },
        },
      },
    },
    update: {
      path: '/hotels/assets/check-in/{id}',
      body: {
        data: {
          attributes: {
            ...stayBody,
            // Hosts spell the id of a room in two ways; it is written in one.
            allocations: { $each: 'assets', as: { asset_id: '{asset_id|assetId?}' } },
            force_save_mode: false,
          },
        },
      },
    },
  },
  fields: {
    rooms: {
      type: 'references',
      label: localized({ es: 'Habitación', en: 'Room' }),
      resource: 'assets',
      source: 'assets',
      display: ['{alias}', '{asset_id}', '{assetId}'],
      link: false,
      emptyText: 'without_alias',
    },
    // The guests' e-mail addresses are all that the host returns about them.
    guests: { type: 'emails', source: 'emails', label: localized({ es: 'Huéspedes', en: 'Guests' }) },
    ...stayFields,
    kinds: {
      type: 'flags',
      label: localized({ es: 'Llaves', en: 'Keys' }),
      flags: [
        { source: ['is_digital', 'isDigital'], label: 'Digital' },
        { source: ['is_nfc', 'isNfc'], label: 'NFC' },
      ],
      emptyText: localized({ es: 'Sin llaves', en: 'No keys' }),
    },
    // The state says that the keys are good, also of a stay that begins in three days: the time is named with it and has the mark.
    state: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      valueOverrides: [...expiresByClock, ...stageByClock],
      values: {
        ...accessStateLabels,
        PENDING: localized({ es: 'Revocado', en: 'Revoked' }),
        UPCOMING: localized({ es: 'Activo, previsto', en: 'Active, upcoming' }),
        STAYING: localized({ es: 'Activo, en casa', en: 'Active, in house' }),
        LEAVING: localized({ es: 'Activo, sale hoy', en: 'Active, leaving today' }),
      },
      tones: {
        PENDING: 'ended',
        REVOKED: 'ended',
        EXPIRED: 'ended',
        UPCOMING: 'planned',
        STAYING: 'success',
        LEAVING: 'warning',
      },
    },
    url: { type: 'url', label: localized({ es: 'Enlace', en: 'Link' }) },
  },
  // A stay is created at a desk while the guest is present, so CSV import is off.
  import: false,
  create: {
    ...stayForm,
    title: 'Check-in: %{parent.alias|parent.id}',
    submitLabel: localized({ es: 'Guardar', en: 'Save' }),
    outcomes: buildSaveOutcomes(
      localized({
        es: 'Check-in guardado: %{parent.alias|parent.id}',
        en: 'Check-in saved: %{parent.alias|parent.id}',
      }),
    ),
  },
  edit: {
    ...stayForm,
    // Not "edit": to give a key and to extend a stay open the same form.
    title: 'Check-in: %{name}',
    outcomes: buildSaveOutcomes(localized({ es: 'Check-in actualizado', en: 'Check-in updated' })),
  },
  actions: {
    change: { ...editForm, label: localized({ es: 'Editar', en: 'Edit' }), icon: 'pencil' },
    // The same form, named after what it is opened for.
    giveKey: {
      ...editForm,
      label: localized({ es: 'Dar llave', en: 'Give key' }),
      icon: 'key-round',
      visibleWhen: hasNoKey,
    },
    extend: { ...editForm, label: localized({ es: 'Alargar', en: 'Extend' }), icon: 'clock' },
    // The keys of a stay that is over open nothing any more: a guest who is still there needs another stay.
    checkInAgain: {
      label: localized({ es: 'Nuevo check-in', en: 'New check-in' }),
      icon: 'key',
      requires: 'list_check_in',
      visibleWhen: { any: disabledWhenOver.map(({ when }) => when) },
      disabledWhen: disabledWithoutRoom,
      openForm: {
        resource: 'check-ins',
        form: 'create',
        parent: { member: 'assets.0', id: ['asset_id', 'assetId'] },
      },
    },
    copyLink: {
      label: localized({ es: 'Copiar enlace', en: 'Copy link' }),
      icon: 'copy',
      copyText: '{url}',
      disabledWhen: [
        {
          when: { not: { field: 'digital', equals: true } },
          reason: localized({ es: 'No tiene llave digital', en: 'It has no digital key' }),
        },
        ...disabledWhenOver,
        {
          when: { field: 'url', empty: true },
          reason: localized({ es: 'El check-in no tiene enlace', en: 'The check-in has no link' }),
        },
      ],
    },
    checkOut: {
      ...checkOutAction,
      confirm: {
        title: localized({ es: 'Check-out de %{name}', en: 'Check-out of %{name}' }),
        text: localized({
          es: 'Las llaves de esta estancia dejan de abrir en este momento. No se puede deshacer.',
          en: 'The keys of this stay stop opening right now. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Hacer check-out', en: 'Check out' }),
        dontAskAgain: 'device',
      },
    },
    // A choice not to be asked about one stay is none about forty.
    checkOutAll: {
      ...checkOutAction,
      confirm: {
        title: localized({
          es: 'Check-out de %{smart_count} estancia |||| Check-out de %{smart_count} estancias',
          en: 'Check-out of %{smart_count} stay |||| Check-out of %{smart_count} stays',
        }),
        text: localized({
          es: 'Las llaves de estas estancias dejan de abrir en este momento. No se puede deshacer.',
          en: 'The keys of these stays stop opening right now. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Hacer check-out', en: 'Check out' }),
      },
      // A room has one stay after the other: its name alone does not say which one it was.
      perRecord: { name: '{rooms}, {period}' },
    },
    keyReader: {
      label: localized({ es: 'Lector de llaves', en: 'Key reader' }),
      icon: 'scan',
      requires: ['list_check_in', 'read_access_list'],
      dialog: 'key-reader',
      options: { action: 'checkOut' },
    },
  },
});
