/** Texts of the sharing of sensors. */
export const shareSensorsTexts = {
  sensor: 'Sensor',
  assets: 'Activos que lo ven',
  assetsHelp: 'Busca por alias, dirección o DID. Sin ningún activo, el sensor deja de compartirse.',
  loadFailed: 'No se han podido leer los sensores del gateway',
  none: 'Este gateway no tiene sensores',
  sensorFirst: 'Elige antes el sensor',
  sharedWith: 'Ahora se comparte con un activo. |||| Ahora se comparte con %{smart_count} activos.',
  notShared: 'Ahora no se comparte con ningún activo.',
  unknown: 'No se sabe con quién se comparte ahora: los activos que elijas sustituyen a los que hubiera.',
  changed:
    'Otra persona ha cambiado mientras tanto con quién se comparte. Si guardas otra vez, tu lista sustituye a la suya.',
  unread:
    'No se ha podido leer con quién se comparte ahora. Si guardas otra vez, tu lista sustituye a la que haya.',
  others: 'Los demás sensores siguen como están.',
} as const;
