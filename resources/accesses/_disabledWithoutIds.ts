import { localized } from '../../src/config/localized';

/** Disables the actions of doors without ids, with the reason: no call can name them. */
export const disabledWithoutIds = [
  {
    when: { field: '$outer.uuid', empty: true },
    reason: localized({ es: 'La puerta no está en ningún gateway', en: 'The door is not on any gateway' }),
  },
  {
    when: { field: 'device_id', empty: true },
    reason: localized({
      es: 'El servicio no informa del identificador de la puerta',
      en: 'The service does not report the identifier of the door',
    }),
  },
];
