import { defineResource } from '../../src/config/defineResource';
import { states, validity } from '../accesses/_validity';

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
    ...validity,
    state: {
      type: 'status',
      label: 'Estado',
      values: { ...states, PENDING: 'Revocado' },
      tones: { ACTIVE: 'success', REVOKED: 'danger', EXPIRED: 'neutral', PENDING: 'danger' },
    },
  },
});
