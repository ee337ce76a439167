/** Texts of the columns of the shift board. */
export const shiftBoardTexts = {
  count: '%{smart_count} estancia |||| %{smart_count} estancias',
  more: 'Mostrar la que falta |||| Mostrar las %{smart_count} que faltan',
  noKey: 'Sin llave',
  digital: 'Digital',
  nfc: 'NFC',
  both: 'Digital y NFC',
  unreadableCard: 'tarjeta ilegible',
  withoutKey: '%{count} sin llave',
  late: '%{count} tarde',
  nights: '%{time} · %{smart_count} noche |||| %{time} · %{smart_count} noches',
  sameDay: '%{time} – %{until}',
  until: 'Hasta las %{time}',
  untilDay: 'Hasta el %{day}',
  lateBy: '%{duration} tarde',
  expiresIn: 'Vence en %{duration}',
  reservation: 'Reserva %{id}',
} as const;
