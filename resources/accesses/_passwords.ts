import { defineAction } from '../../src/config/defineResource';

/** The passwords of the doors of an asset, from the row of one of them. */
export const passwords = defineAction({
  label: 'Configurar contraseñas',
  icon: 'key-round',
  requires: {
    access: ['update_assets', 'read_assets', 'read_access_list'],
    reason: 'Tu usuario no tiene permiso para cambiar contraseñas',
  },
  disabledWhen: [
    {
      when: {
        any: [
          { field: 'password', empty: true },
          { field: 'password', equals: false },
        ],
      },
      reason: 'Esta puerta no tiene contraseñas',
    },
  ],
  dialog: 'door-passwords',
  options: { assets: 'assets' },
});
