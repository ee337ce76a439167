/** Texts of the dialog that adds documents. Not in `es`: they load with it. */
export const documentUploadTexts = {
  choose: 'Elegir archivos',
  chooseMore: 'Elegir más archivos',
  /** `%{limit}`: size with unit. */
  help: 'Solo PDF, cada uno de menos de %{limit}.',
  chosen: 'Documentos elegidos',
  title: 'Título',
  comments: 'Comentarios',
  titleNeeded: 'Escribe un título para cada documento',
  /** `%{name}`: name of the file. */
  remove: 'Quitar «%{name}»',
  notTaken: '«%{name}»: %{why}',
  sending: 'Enviando…',
  sent: 'Enviado',
  failed: 'No enviado',
  lost: 'Sin respuesta',
  progress: '%{done} de %{all} enviados',
  send: 'Enviar |||| Enviar %{smart_count} documentos',
  retry: 'Reintentar |||| Reintentar %{smart_count} documentos',
  done: 'Se ha añadido el documento |||| Se han añadido %{smart_count} documentos',
  leaveTitle: '¿Cerrar sin enviar?',
  leaveUnsent: 'Los documentos que has elegido no se han enviado.',
  leave: 'Cerrar',
  stay: 'Seguir aquí',
} as const;
