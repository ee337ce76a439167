import { defineTexts } from '../../i18n/textTables';

/** Texts for how many rows a list has read, and when. */
export const readStatusTexts = defineTexts('readStatusTexts', {
  es: {
    read: 'Leído %{age}',
    read_now: 'Leído hace menos de un minuto',
    old: 'No se ha podido leer de nuevo: lo que se ve se leyó %{age}',
    old_now: 'No se ha podido leer de nuevo: lo que se ve se leyó hace menos de un minuto',
    retry: 'Reintentar',
    part: 'Solo se han mirado las %{read} primeras filas de %{total}: puede haber más',
    part_open: 'Solo se han mirado las %{read} primeras filas: puede haber más',
  },
  en: {
    read: 'Read %{age}',
    read_now: 'Read less than a minute ago',
    old: 'Could not read again: what you see was read %{age}',
    old_now: 'Could not read again: what you see was read less than a minute ago',
    retry: 'Try again',
    part: 'Only the first %{read} rows of %{total} have been checked: there may be more',
    part_open: 'Only the first %{read} rows have been checked: there may be more',
  },
});
