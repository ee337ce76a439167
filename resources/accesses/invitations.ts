import { defineResource } from '../../src/config/defineResource';
import { invitationTones, states, validity } from './_validity';

/** Invitations to enter an asset. */
export default defineResource({
  name: 'invitations',
  label: { one: 'invitación', many: 'Invitaciones' },
  menu: false,
  title: 'alias',
  api: { id: ['id', 'uid'], list: { path: '/access/asset/{id}/all' } },
  fields: {
    alias: { type: 'text', label: 'Alias', empty: 'without_alias' },
    status: {
      type: 'status',
      label: 'Estado',
      values: { ...states, PENDING: 'Inactivo' },
      tones: invitationTones,
    },
    ...validity,
    created_by: { type: 'text', label: 'Creada por', source: ['created_by', 'createdBy'], empty: 'unknown' },
  },
});
