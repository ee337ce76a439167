import { defineResource } from '../src/config/defineResource';

/** Guests of a hotel and how long their keys are good. */
export default defineResource({
  name: 'check-ins',
  label: { one: 'check-in', many: 'Check-ins' },
  menu: false,
  title: 'id',
  api: { list: { path: '/hotels/assets/check-in/projects/{id}' } },
  fields: {
    rooms: {
      type: 'references',
      label: 'Habitación',
      resource: 'assets',
      source: 'assets',
      display: '{alias}',
      link: false,
      empty: 'without_alias',
    },
    valid_from: { type: 'dateTime', label: 'Desde' },
    valid_until: { type: 'dateTime', label: 'Hasta' },
    state: {
      type: 'status',
      label: 'Estado',
      values: { ACTIVE: 'Activo', REVOKED: 'Revocado', EXPIRED: 'Caducado', PENDING: 'Revocado' },
      tones: { ACTIVE: 'success', REVOKED: 'danger', EXPIRED: 'neutral', PENDING: 'danger' },
    },
  },
});
