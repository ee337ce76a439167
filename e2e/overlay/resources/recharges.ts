import { defineResource } from '@console/src/config/defineResource';

/** A resource that the console does not have, with a tab in code. */
export default defineResource({
  name: 'recharges',
  label: { one: 'recarga', many: 'own.recharges' },
  icon: 'socket',
  navigation: { order: 205 },
  recordRepresentation: 'Recarga {id}',
  api: { dialect: 'json-server', host: 'plain', path: '/ev-sessions' },
  fields: {
    id: { type: 'text', label: 'Recarga' },
    plate: { type: 'text', label: 'Matrícula' },
    energy_kwh: { type: 'number', label: 'Energía', unit: 'kWh', decimals: 1 },
  },
  members: ['cost_eur'],
  list: { columns: ['id', 'plate', 'energy_kwh'] },
  show: {
    header: { fields: ['plate'] },
    tabs: {
      data: { label: 'Datos', fields: ['energy_kwh'] },
      cost: { label: 'Coste', tab: 'recharge-cost', options: { from: 'cost_eur' } },
    },
  },
});
