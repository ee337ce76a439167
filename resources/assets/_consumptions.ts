import { localized } from '../../src/config/localized';
import { defineTab } from '../../src/config/defineResource';

/** Tab with the sensors of an asset and their measurements. */
export const consumptionsTab = defineTab({
  label: localized({ es: 'Consumos', en: 'Consumption' }),
  tabs: {
    chart: {
      label: localized({ es: 'Gráfico de consumo', en: 'Consumption chart' }),
      tab: 'consumptions',
      options: { compareWith: 'other_asset', typicalWeeks: 8 },
    },
    sensors: {
      label: localized({ es: 'Lista de sensores', en: 'Sensor list' }),
      list: {
        resource: 'sensors',
        path: '/assets/{id}/sensors',
        // Also those whose values are not fetched: here they are turned on.
        query: { show: 'all' },
        paged: false,
        pageSize: 50,
        columns: [
          { field: 'name', editable: true },
          { field: 'room', editable: true },
          'sensor_type',
          { field: 'usage', editable: true },
          { field: 'can_data_be_fetched', toggle: { on: 'fetchData', off: 'stopData' } },
        ],
        rowActions: ['edit'],
        empty: 'there_are_not_sensors',
        error: localized({
          es: 'No se han podido cargar los sensores',
          en: 'The sensors could not be loaded',
        }),
      },
    },
  },
});
