import { localized } from '../../src/config/localized';
import { defineFields } from '../../src/config/defineResource';

/** By what means a door was opened. */
export const { usage_source: usageSource } = defineFields({
  usage_source: {
    type: 'enum',
    label: localized({ es: 'Medio', en: 'Method' }),
    values: {
      app: localized({ es: 'Aplicación', en: 'App' }),
      web: localized({ es: 'Consola', en: 'Console' }),
      pin: localized({ es: 'Código', en: 'Code' }),
      nfc: localized({ es: 'Tarjeta NFC', en: 'NFC card' }),
      invitation: localized({ es: 'Invitación', en: 'Invitation' }),
    },
    emptyText: 'not_reported',
  },
});
