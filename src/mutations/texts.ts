import { defineTexts } from '../i18n/textTables';

/** Texts of writes that belong to no particular form or action. */
export const mutationTexts = defineTexts('mutationTexts', {
  es: {
    /** Log entry for a failed write whose message is not shown. */
    unsaid: 'No se ha completado «%{label}»',
    /** For a refusal that the data cannot decide. */
    not_told: 'No se ha enviado nada: los datos no dicen si se puede hacer. Vuelve a cargar la página.',
    /** For a write that the host has accepted and not done yet. */
    pending: 'El servidor ha aceptado la petición y la hará más tarde: todavía no está hecha.',
    copied: 'Copiado',
    not_copied: 'No se ha podido copiar. Cópialo de aquí: %{text}',
    not_copied_without_https: 'Sin https el navegador no deja copiar. Cópialo de aquí: %{text}',
    nothing_to_copy: 'No hay nada que copiar',
    /** Discreet marker for a failure that is only logged. */
    not_done: 'No se ha hecho. Puedes volver a intentarlo.',
    all_entries: 'Ver el detalle |||| Ver los %{smart_count} con su motivo',
  },
  en: {
    unsaid: '“%{label}” has not been completed',
    not_told: 'Nothing has been sent: the data does not say whether it can be done. Reload the page.',
    pending: 'The server has accepted the request and will carry it out later: it is not done yet.',
    copied: 'Copied',
    not_copied: 'It could not be copied. Copy it from here: %{text}',
    not_copied_without_https: 'Without https the browser does not allow copying. Copy it from here: %{text}',
    nothing_to_copy: 'There is nothing to copy',
    not_done: 'It has not been done. You can try again.',
    all_entries: 'View the details |||| View all %{smart_count} with their reasons',
  },
});
