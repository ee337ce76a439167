import { localized } from '../../src/config/localized';
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
  label: {
    one: localized({ es: 'edificio', en: 'building' }),
    many: localized({ es: 'Reserva de espacios', en: 'Space booking' }),
  },
  icon: 'calendar',
  navigation: { order: 80 },
  recordRepresentation: 'name',
  api: buildingApi,
  messages: { durationSeconds: 5 },
  fields: buildingFields,
  scope: buildingScopeSelector({
    title: localized({ es: 'Reserva de espacios', en: 'Space booking' }),
    empty: {
      title: localized({
        es: 'Elige un edificio para ver sus espacios',
        en: 'Choose a building to view its spaces',
      }),
      text: localized({
        es: 'El edificio elegido se recuerda la próxima vez.',
        en: 'The chosen building is remembered the next time.',
      }),
    },
  }),
  show: {
    header: { fields: [] },
    error: localized({ es: 'No se ha podido cargar el edificio', en: 'The building could not be loaded' }),
    masterDetail: spacesPanel,
    tabs: {
      v2: {
        label: localized({ es: 'Aplicación de espacios', en: 'Spaces application' }),
        visibleWhen: isOtherApplication,
        tab: 'handover',
        options: {
          link: 'commonAreasV2',
          title: localized({
            es: 'Los espacios de esta empresa se gestionan en otra aplicación',
            en: 'The spaces of this company are managed in another application',
          }),
          text: localized({
            es: 'Se abre en otra pestaña con la sesión de esta consola.',
            en: 'It opens in another tab with the session of this console.',
          }),
          label: localized({ es: 'Abrir la aplicación de espacios', en: 'Open the spaces application' }),
        },
      },
    },
  },
});
