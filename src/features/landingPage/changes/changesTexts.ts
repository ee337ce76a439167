/** Texts of the changes since the last visit. */
export const changesTexts = {
  /** `%{moment}`: "ayer a las 18:04". */
  since: 'Desde %{moment}:',
  today: 'hoy a las %{time}',
  yesterday: 'ayer a las %{time}',
  day: 'el %{date} a las %{time}',
  atLeast: 'al menos %{count}',
  showAll: 'Ver todos',
} as const;
