import { defineTexts } from '../textTables';

/** Texts of the sign-in with a provider and of its errors. */
export const providerTexts = defineTexts('providerTexts', {
  es: {
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
      storage:
        'El navegador no permite guardar datos y este acceso los necesita. Permítelos para esta página.',
      insecure: 'Este acceso necesita que la consola se abra por https. Avisa a quien administra la consola.',
      origin:
        'El proveedor indica direcciones que la configuración no permite. Avisa a quien administra la consola.',
      setup: 'El proveedor no admite a esta consola. Avisa a quien administra la consola.',
      other: 'La respuesta del proveedor no se puede comprobar y se ha descartado.',
    },
    retry: 'Inténtalo de nuevo.',
  },
  en: {
    submit: 'Sign in with %{name}',
    leaving: 'Opening %{name}…',
    finishing: 'Finishing signing in…',
    where: 'Your sign-in is checked at %{origin}.',
    sentTo: 'The console then sends that sign-in to %{origin}.',
    refused: {
      denied: 'The provider has not granted access.',
      state: 'The response from the provider does not belong to a sign-in from this tab.',
      nonce: 'The response from the provider belongs to another sign-in and has been discarded.',
      issuer: 'A provider other than the configured one has responded and its response has been discarded.',
      expired: 'The code from the provider has expired or has already been used.',
      clock: 'The response from the provider has already expired. Check the date and time on this device.',
      down: 'The sign-in provider is not responding.',
      storage:
        'The browser does not allow data to be stored and this sign-in needs it. Allow it for this page.',
      insecure: 'This sign-in needs the console to be opened over https. Tell whoever manages the console.',
      origin:
        'The provider gives addresses that the configuration does not allow. Tell whoever manages the console.',
      setup: 'The provider does not accept this console. Tell whoever manages the console.',
      other: 'The response from the provider cannot be verified and has been discarded.',
    },
    retry: 'Try again.',
  },
});
