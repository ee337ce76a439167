import { localized } from '../../src/config/localized';
import { defineAction } from '../../src/config/defineResource';

/** The passwords of the doors of an asset, from the row of one of them. */
export const passwords = defineAction({
  label: localized({ es: 'Configurar contraseñas', en: 'Set passwords' }),
  icon: 'key-round',
  requires: {
    access: ['update_assets', 'read_assets', 'read_access_list'],
    reason: localized({
      es: 'Tu usuario no tiene permiso para cambiar contraseñas',
      en: 'You do not have permission to change passwords',
    }),
  },
  disabledWhen: [
    {
      when: {
        any: [
          { field: 'password', empty: true },
          { field: 'password', equals: false },
        ],
      },
      reason: localized({ es: 'Esta puerta no tiene contraseñas', en: 'This door has no passwords' }),
    },
  ],
  dialog: 'door-passwords',
  options: { assets: 'assets' },
});
