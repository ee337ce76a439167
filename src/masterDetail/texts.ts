/** Texts of master-detail panels. */
export const masterDetailTexts = {
  creating: 'Termina o cancela lo que estás creando',
  editing: 'Guarda o cancela los cambios que estás haciendo',
  no_id: 'El servicio no ha dicho cuál es, así que no se puede abrir',
  gone: 'Ya no existe, o no es de aquí',
  gone_text: 'Elige otro elemento de la lista.',
  pick: 'Elige un elemento de la lista.',
  not_declared: 'El recurso «%{resource}» no está declarado',
} as const;
