/** Texts around form inputs. Not in `fieldTexts`: they load with the first form. */
export const inputTexts = {
  change: 'Cambiar',
  remove: 'Quitar',
  chooseFile: 'Elegir un archivo',
  chooseImage: 'Elegir una imagen',
  all: 'Todos',
  noSelection: 'Sin seleccionar',
  noLongerOffered: 'Ya no se ofrece',
  item: '%{entry} %{number}',
  addItem: 'Añadir %{entry}',
  reveal: 'Mostrar: %{label}',
  addValue: 'Añadir otro valor de %{label}',
  unit: 'Unidad',
  missingValueType: 'No se sabe qué tipo de valor es: se envía como texto',
  unknownValueType: 'No se sabe qué tipo de valor es («%{type}»): se envía como texto',
  removeItem: 'Quitar %{entry} %{number}',
  notBoolean: 'Elige sí o no',
  invalidTime: 'Debe ser una hora entre 00:00 y 23:59, como 08:30',
  endBeforeStart: 'En %{entry} %{number}, el final debe ser posterior al principio',
  overlap: 'Los elementos %{one} y %{other} se solapan',
  invalidDate: 'La fecha no es válida',
  dstGap: 'Esa hora no existe ese día: los relojes se adelantan. Elige otra, como %{next}',
  todayBefore: 'La fecha no puede ser anterior a hoy',
  todayAfter: 'La fecha no puede ser posterior a hoy',
  nowBefore: 'La fecha y la hora ya han pasado',
  nowAfter: 'La fecha y la hora todavía no han llegado',
  dateNotBefore: 'No puede ser anterior a %{limit}',
  dateNotAfter: 'No puede ser posterior a %{limit}',
  emailTags: 'Cada dirección termina con Intro, una coma o un espacio; se pueden pegar varias',
  removeTag: 'Quitar %{tag}',
  code: '%{entry} %{number}',
  addCode: 'Añadir otra %{entry}',
  clearCode: 'Quitar %{entry} %{number}',
  invalidCode: 'El código no es válido: de %{min} a %{max} cifras, de 0 a 9 y de A a F, en pares',
  duplicateCode: 'Este código ya está en la %{entry} %{number}',
  unreadableCode:
    'Código de tarjeta NFC no válido: no se puede leer («%{raw}»). Escribe el código o quítala para guardar.',
  continueScanning: 'Seguir con la siguiente después de leer una',
  periodDay: '%{end}: día',
  periodTime: '%{end}: hora',
  endBeforePeriodStart: 'Debe ser posterior a %{limit}',
  periodStarted: 'El inicio no se puede cambiar: ya ha empezado',
  notAList: 'Debe ser una lista',
  tooFewItems: 'Añade %{min} como mínimo',
  tooManyItems: 'Se admiten %{max} como máximo',
} as const;

/** Texts of counters. Not in `fieldTexts`: they load with the first input that has one. */
export const counterTexts = {
  characters: '%{smart_count} carácter |||| %{smart_count} caracteres',
  of: 'Caracteres:',
} as const;

/** Texts below a value of the host that the type of its field does not know. */
export const unreadableTexts = {
  hint: 'La consola no conoce este valor: se guarda como está.',
  replace: 'Poner otro valor',
} as const;
