/** Texts of the sign-in with a provider and of its errors. */
export const providerTexts = {
  submit: 'Entrar con %{name}',
  leaving: 'Abriendo %{name}…',
  finishing: 'Terminando de iniciar sesión…',
  where: 'El acceso se comprueba en %{origin}.',
  sentTo: 'La consola envía después ese acceso a %{origin}.',
  refused: {
    denied: 'El proveedor no ha concedido el acceso.',
    state: 'La respuesta del proveedor no corresponde a un inicio de sesión de esta pestaña.',
    nonce: 'La respuesta del proveedor es de otro inicio de sesión y se ha descartado.',
    issuer: 'Ha respondido un proveedor distinto del configurado y su respuesta se ha descartado.',
    expired: 'El código del proveedor ha caducado o ya se ha usado.',
    clock: 'La respuesta del proveedor ya ha caducado. Comprueba la fecha y la hora de este equipo.',
    down: 'El proveedor de acceso no responde.',
    storage: 'El navegador no permite guardar datos y este acceso los necesita. Permítelos para esta página.',
    insecure: 'Este acceso necesita que la consola se abra por https. Avisa a quien administra la consola.',
    origin:
      'El proveedor indica direcciones que la configuración no permite. Avisa a quien administra la consola.',
    setup: 'El proveedor no admite a esta consola. Avisa a quien administra la consola.',
    other: 'La respuesta del proveedor no se puede comprobar y se ha descartado.',
  },
  retry: 'Inténtalo de nuevo.',
} as const;
