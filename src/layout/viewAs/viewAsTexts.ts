import { defineTexts } from '../../i18n/textTables';

/** Texts while the console is seen as a role. */
export const viewAsTexts = defineTexts('viewAsTexts', {
  es: {
    label: 'Vista como otro rol',
    as: 'Ves la consola como «%{name}»',
    short: '«%{name}»',
    readOnly: 'Solo lectura',
    leave: 'Salir',
    leaveTitle: 'Salir y volver a verla con tus permisos',
    refused:
      'No se ha enviado nada: ves la consola como «%{name}», y así es de solo lectura. Sal de esa vista para cambiar algo.',
  },
  en: {
    label: 'View as another role',
    as: 'You see the console as “%{name}”',
    short: '“%{name}”',
    readOnly: 'Read only',
    leave: 'Leave',
    leaveTitle: 'Leave and see it with your own permissions again',
    refused:
      'Nothing has been sent: you see the console as “%{name}”, which is read only. Leave that view to change something.',
  },
});
