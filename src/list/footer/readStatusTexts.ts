/** Texts for how many rows a list has read, and when. */
export const readStatusTexts = {
  read: 'Leído %{age}',
  read_now: 'Leído hace menos de un minuto',
  old: 'No se ha podido leer de nuevo: lo que se ve se leyó %{age}',
  old_now: 'No se ha podido leer de nuevo: lo que se ve se leyó hace menos de un minuto',
  retry: 'Reintentar',
  part: 'Solo se han mirado las %{read} primeras filas de %{total}: puede haber más',
  part_open: 'Solo se han mirado las %{read} primeras filas: puede haber más',
} as const;
