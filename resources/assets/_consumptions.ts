import { defineTab } from '../../src/config/defineResource';

/** Tab with the sensors of an asset and their measurements. */
export const consumptionsTab = defineTab({
  label: 'Consumos',
  tabs: {
    chart: { label: 'Gráfico de consumo', tab: 'consumptions' },
    sensors: {
      label: 'Lista de sensores',
      list: {
        resource: 'sensors',
        path: '/assets/{id}/sensors',
        // Also those whose values are not fetched: here they are turned on.
        query: { show: 'all' },
        paged: false,
        pageSize: 50,
        columns: [
          'name',
          'room',
          'sensor_type',
          'usage',
          { field: 'can_data_be_fetched', toggle: { on: 'fetchData', off: 'stopData' } },
        ],
        rowActions: ['edit'],
        empty: 'there_are_not_sensors',
        error: 'No se han podido cargar los sensores',
      },
    },
  },
});
