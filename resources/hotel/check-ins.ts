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
  call: { method: 'PUT' as const, path: '/access/{id}/revoke' },
  proof: { gone: true as const, has: { 'state|status': 'REVOKED' } },
  outcomes: [
    { on: 'error' as const, error: 'No se ha podido hacer el check-out' },
    { on: 'success' as const, success: 'Check-out hecho' },
  ],
};

/** A body names its rooms; where a host does not, it would be written without one. */
const disabledWithoutRoom = [
  {
    when: { not: { field: 'assets', eachHas: ['asset_id', 'assetId'] } },
    reason: 'No se sabe de qué habitación es',
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
    'Habitación {assets.0.asset_id}',
    'Habitación {assets.0.assetId}',
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
      label: 'Habitación',
      resource: 'assets',
      source: 'assets',
      display: ['{alias}', '{asset_id}', '{assetId}'],
      link: false,
      emptyText: 'without_alias',
    },
    // The guests' e-mail addresses are all that the host returns about them.
    guests: { type: 'emails', source: 'emails', label: 'Huéspedes' },
    ...stayFields,
    kinds: {
      type: 'flags',
      label: 'Llaves',
      flags: [
        { source: ['is_digital', 'isDigital'], label: 'Digital' },
        { source: ['is_nfc', 'isNfc'], label: 'NFC' },
      ],
      emptyText: 'Sin llaves',
    },
    state: {
      type: 'status',
      label: 'Estado',
      valueOverrides: expiresByClock,
      values: { ...accessStateLabels, PENDING: 'Revocado' },
      tones: { PENDING: 'ended', REVOKED: 'ended', EXPIRED: 'ended' },
    },
    // The state says that the keys are good, also of a stay that begins in three days. The colour is that of the time.
    stage: {
      type: 'status',
      label: 'Momento',
      source: 'stage',
      valueOverrides: stageByClock,
      values: { UPCOMING: 'Previsto', STAYING: 'En casa', LEAVING: 'Sale hoy' },
      tones: { UPCOMING: 'planned', STAYING: 'success', LEAVING: 'warning' },
    },
    url: { type: 'url', label: 'Enlace' },
  },
  // A stay is created at a desk while the guest is present, so CSV import is off.
  import: false,
  create: {
    ...stayForm,
    title: 'Check-in: %{parent.alias|parent.id}',
    submitLabel: 'Guardar',
    outcomes: buildSaveOutcomes('Check-in guardado: %{parent.alias|parent.id}'),
  },
  edit: {
    ...stayForm,
    title: 'Editar check-in: %{name}',
    outcomes: buildSaveOutcomes('Check-in actualizado'),
  },
  actions: {
    change: { ...editForm, label: 'Editar', icon: 'pencil' },
    // The same form, named after what it is opened for.
    giveKey: { ...editForm, label: 'Dar llave', icon: 'key-round', visibleWhen: hasNoKey },
    extend: { ...editForm, label: 'Alargar', icon: 'clock' },
    copyLink: {
      label: 'Copiar enlace',
      icon: 'copy',
      copyText: '{url}',
      disabledWhen: [
        { when: { not: { field: 'digital', equals: true } }, reason: 'No tiene llave digital' },
        ...disabledWhenOver,
        { when: { field: 'url', empty: true }, reason: 'El check-in no tiene enlace' },
      ],
    },
    checkOut: {
      ...checkOutAction,
      confirm: {
        title: 'Check-out de %{name}',
        text: 'Las llaves de esta estancia dejan de abrir en este momento. No se puede deshacer.',
        submitLabel: 'Hacer check-out',
        dontAskAgain: 'device',
      },
    },
    // A choice not to be asked about one stay is none about forty.
    checkOutAll: {
      ...checkOutAction,
      confirm: {
        title: 'Check-out de %{smart_count} estancia |||| Check-out de %{smart_count} estancias',
        text: 'Las llaves de estas estancias dejan de abrir en este momento. No se puede deshacer.',
        submitLabel: 'Hacer check-out',
      },
      // A room has one stay after the other: its name alone does not say which one it was.
      perRecord: { name: '{rooms}, {period}' },
    },
    keyReader: {
      label: 'Lector de llaves',
      icon: 'scan',
      requires: ['list_check_in', 'read_access_list'],
      dialog: 'key-reader',
      options: { action: 'checkOut' },
    },
  },
});
