/** Texts of the upload of tenants. */
export const tenantUploadTexts = {
  choose: 'Elegir un archivo CSV',
  choose_other: 'Elegir otro archivo',
  help: 'CSV de menos de 5 MB, con la plantilla de inquilinos.',
  reading: 'Leyendo el archivo…',
  sending: 'Enviando…',
  preview: 'Contenido del archivo',
  line: 'Fila',
  name: 'Nombre',
  email: 'Correo electrónico',
  address: 'Dirección',
  assetId: 'Activo',
  rows: '%{smart_count} inquilino. |||| %{smart_count} inquilinos.',
  wrong_rows: '%{smart_count} con errores. |||| %{smart_count} con errores.',
  only_wrong: 'Solo los que tienen errores',
  /** Why a cell is wrong, by its column, where the host does not say it. */
  /** Why a cell is wrong whatever its column is. */
  fault: {
    formulaError: 'Es un error de la hoja de cálculo',
    roundedNumber: 'La hoja de cálculo ha redondeado este número: escríbelo entero, como texto',
  },
  wrong: {
    empty: 'Falta este dato',
    name: 'El nombre no es válido',
    email: 'El correo electrónico no es válido',
    address: 'La dirección no es válida',
    assetId: 'El activo no existe o no está disponible',
  },
  send: 'Enviar',
  sent: 'Se ha invitado a %{smart_count} inquilino |||| Se ha invitado a %{smart_count} inquilinos',
  choose_first: 'Elige antes un archivo',
  correct_first: 'Corrige antes los datos marcados en el archivo',
  has_errors: 'Hay datos incorrectos. Corrígelos en el archivo y vuelve a elegirlo.',
  problem_data: 'No se han podido leer los datos del archivo',
  as_template: 'Comprueba que sigue la plantilla.',
  problem_send: 'No se han podido enviar los inquilinos',
} as const;
