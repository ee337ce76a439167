import { defineResource } from '../../src/config/defineResource';
import { buildingFields, buildingApi } from '../projects/_buildingFields';
import { buildingScopeSelector } from '../projects/_scopeSelector';
import { spacesPanel } from './_panel';

/** Companies that are served by the other application, by the runtime config. */
const isOtherApplication = {
  any: [
    { field: 'client.id', inIds: 'commonAreasV2Clients' },
    { field: 'client', inIds: 'commonAreasV2Clients' },
  ],
};

/** Shared spaces by building: the spaces and what is booked. */
export default defineResource({
  name: 'common-areas',
  label: { one: 'edificio', many: 'Reserva de espacios' },
  icon: 'calendar',
  navigation: { order: 80 },
  recordRepresentation: 'name',
  api: buildingApi,
  messages: { durationSeconds: 5 },
  fields: buildingFields,
  scope: buildingScopeSelector({
    title: 'Reserva de espacios',
    empty: {
      title: 'Elige un edificio para ver sus espacios',
      text: 'Primero la empresa y después el edificio.',
    },
  }),
  show: {
    header: { fields: [] },
    error: 'No se ha podido cargar el edificio',
    masterDetail: spacesPanel,
    tabs: {
      v2: {
        label: 'Aplicación de espacios',
        visibleWhen: isOtherApplication,
        tab: 'handover',
        options: {
          link: 'commonAreasV2',
          title: 'Los espacios de esta empresa se gestionan en otra aplicación',
          text: 'Se abre en otra pestaña con la sesión de esta consola.',
          label: 'Abrir la aplicación de espacios',
        },
      },
    },
  },
});
