import { defineTexts } from '../../../i18n/textTables';

/** Texts of the sharing of sensors. */
export const shareSensorsTexts = defineTexts('shareSensorsTexts', {
  es: {
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
  },
  en: {
    sensor: 'Sensor',
    assets: 'Assets that can see it',
    assetsHelp: 'Search by alias, address or DID. With no assets, the sensor is no longer shared.',
    loadFailed: 'Could not read the sensors of the gateway',
    none: 'This gateway has no sensors',
    sensorFirst: 'Choose the sensor first',
    sharedWith: 'It is now shared with one asset. |||| It is now shared with %{smart_count} assets.',
    notShared: 'It is not shared with any asset now.',
    unknown: 'It is not known who it is shared with now: the assets you choose replace any existing ones.',
    changed:
      'Someone else has changed who it is shared with in the meantime. If you save again, your list replaces theirs.',
    unread:
      'Could not read who it is shared with now. If you save again, your list replaces any existing one.',
    others: 'The other sensors stay as they are.',
  },
});
