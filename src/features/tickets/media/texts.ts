import { defineTexts } from '../../../i18n/textTables';

/** Texts of the pictures and films of a record; they load with them. */
export const mediaTexts = defineTexts('mediaTexts', {
  es: {
    title: 'Fotos y vídeos',
    none: 'No hay fotos ni vídeos.',
    unread: 'No se ha podido leer qué fotos y vídeos hay.',
    picture: 'Foto %{number} de %{count}',
    open_picture: 'Abrir la foto %{number} en otra pestaña',
    video: 'Vídeo %{number} (se abre en otra pestaña)',
    not_shown: '%{name}: no se puede mostrar',
    video_name: 'Vídeo %{number}',
  },
  en: {
    title: 'Photos and videos',
    none: 'There are no photos or videos.',
    unread: 'Could not read which photos and videos there are.',
    picture: 'Photo %{number} of %{count}',
    open_picture: 'Open photo %{number} in another tab',
    video: 'Video %{number} (opens in another tab)',
    not_shown: '%{name}: cannot be shown',
    video_name: 'Video %{number}',
  },
});
