import { defineFields } from '../../src/config/defineResource';

/** By what means a door was opened. */
export const { usage_source: usageSource } = defineFields({
  usage_source: {
    type: 'enum',
    label: 'Medio',
    values: {
      app: 'Aplicación',
      web: 'Consola',
      pin: 'Código',
      nfc: 'Tarjeta NFC',
      invitation: 'Invitación',
    },
    emptyText: 'not_reported',
  },
});
