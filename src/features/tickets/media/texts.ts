/** Texts of the pictures and films of a record; they load with them. */
export const mediaTexts = {
  title: 'Fotos y vídeos',
  none: 'No hay fotos ni vídeos.',
  unread: 'No se ha podido leer qué fotos y vídeos hay.',
  picture: 'Foto %{number} de %{count}',
  open_picture: 'Abrir la foto %{number} en otra pestaña',
  video: 'Vídeo %{number} (se abre en otra pestaña)',
  not_shown: '%{name}: no se puede mostrar',
  video_name: 'Vídeo %{number}',
} as const;
