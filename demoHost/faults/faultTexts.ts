import type { PageLanguage } from '../demo/pageLanguage';

const es = {
  title: 'Fallos a propósito',
  intro: 'Lo que se activa aquí les pasa a todas las personas que usan esta demostración.',
  openConsole: 'Ir a la consola',
  needsScript: 'Esta página necesita JavaScript.',
  active: {
    title: 'Fallos activos',
    none: 'No hay ningún fallo activo.',
    remove: 'Quitar',
    removeFault: (name: string, target: string) => `Quitar: ${name}, ${target}`,
    removeAll: 'Quitar todos',
    untilRemoved: 'hasta que se quite',
    /** Its arguments are a number, and that number by locale. */
    remaining: (times: number, shown: string) =>
      times === 1 ? 'queda 1 petición' : `quedan ${shown} peticiones`,
    share: (percent: string) => `en el ${percent} de los casos`,
    /** Its arguments are as those of `remaining`. */
    hits: (hits: number, shown: string) =>
      hits === 1 ? '1 petición afectada' : `${shown} peticiones afectadas`,
  },
  targets: { all: 'Todas las llamadas', plain: 'Todo lo que está bajo /plain' },
  form: {
    title: 'Activar un fallo',
    kind: 'Fallo',
    ms: { label: 'Retraso en milisegundos', hint: (max: string) => `Como mucho ${max}.` },
    detail: { label: 'Texto del error (opcional)', hint: 'El campo «detail» de la respuesta.' },
    pointers: {
      label: 'Campos no válidos',
      hint: 'Punteros al cuerpo, separados por punto y coma: /data/name;/data/email',
    },
    device: {
      label: 'Aparato',
      hint: 'Identificador del aparato o de su cerradura. No abre puertas ni cambia contraseñas hasta que se quite.',
    },
    call: 'Llamada',
    times: { label: 'Número de peticiones (opcional)', hint: 'Vacío: hasta que se quite.' },
    percent: 'Probabilidad en %',
    activate: 'Activar',
  },
  reset: {
    title: 'Datos',
    intro: 'Vuelve a poner los datos del principio y borra todo lo que se ha cambiado.',
    open: 'Restaurar los datos',
    question: '¿Restaurar los datos?',
    consequence: 'Se perderá todo lo que se ha creado, cambiado y borrado. No se puede deshacer.',
    cancel: 'Cancelar',
    confirm: 'Restaurar',
  },
  /** Default of the value that is the detail of an error. */
  defaultDetail: 'Fallo provocado a propósito.',
  /** Outcomes that the script of the panel shows. */
  outcomes: {
    activated: 'Fallo activado.',
    removed: 'Fallo quitado.',
    cleared: 'No hay fallos activos.',
    reset: 'Datos restaurados.',
    failed: 'No se ha podido hacer.',
  },
  /** Refused values, by their kind. */
  invalidValues: {
    ms: (max: string) => `Milisegundos entre 0 y ${max}.`,
    pointers: 'Cada puntero empieza por /; se separan con punto y coma.',
    device: 'No existe este aparato.',
  },
  /** Other refusals, by the code of the error. */
  refusals: {
    too_many: (max: number) => `Como mucho ${max} a la vez.`,
    not_found: 'Este fallo ya no está activo.',
  },
};

/** Texts of one language. */
export type FaultTexts = typeof es;

/** Texts of the fault panel, by language. */
export const faultTexts: Readonly<Record<PageLanguage, FaultTexts>> = {
  es,
  en: {
    title: 'Injected faults',
    intro: 'A fault that is activated here affects everyone who uses this demo.',
    openConsole: 'Open the console',
    needsScript: 'This page needs JavaScript.',
    active: {
      title: 'Active faults',
      none: 'No fault is active.',
      remove: 'Remove',
      removeFault: (name, target) => `Remove: ${name}, ${target}`,
      removeAll: 'Remove all',
      untilRemoved: 'until it is removed',
      remaining: (times, shown) => (times === 1 ? '1 request left' : `${shown} requests left`),
      share: (percent) => `in ${percent} of the cases`,
      hits: (hits, shown) => (hits === 1 ? '1 request affected' : `${shown} requests affected`),
    },
    targets: { all: 'All calls', plain: 'Everything below /plain' },
    form: {
      title: 'Activate a fault',
      kind: 'Fault',
      ms: { label: 'Delay in milliseconds', hint: (max) => `At most ${max}.` },
      detail: { label: 'Error text (optional)', hint: 'The “detail” field of the response.' },
      pointers: {
        label: 'Invalid fields',
        hint: 'Pointers into the body, separated by semicolons: /data/name;/data/email',
      },
      device: {
        label: 'Device',
        hint: 'Identifier of the device or of its lock. It opens no door and changes no password until the fault is removed.',
      },
      call: 'Call',
      times: { label: 'Number of requests (optional)', hint: 'Empty: until it is removed.' },
      percent: 'Probability in %',
      activate: 'Activate',
    },
    reset: {
      title: 'Data',
      intro: 'Restores the initial data and deletes all changes.',
      open: 'Restore the data',
      question: 'Restore the data?',
      consequence: 'Everything that was created, changed and deleted will be lost. This cannot be undone.',
      cancel: 'Cancel',
      confirm: 'Restore',
    },
    defaultDetail: 'Injected fault.',
    outcomes: {
      activated: 'Fault activated.',
      removed: 'Fault removed.',
      cleared: 'There are no active faults.',
      reset: 'Data restored.',
      failed: 'The action failed.',
    },
    invalidValues: {
      ms: (max) => `Milliseconds from 0 to ${max}.`,
      pointers: 'Each pointer starts with /; semicolons separate them.',
      device: 'This device does not exist.',
    },
    refusals: {
      too_many: (max) => `At most ${max} at a time.`,
      not_found: 'This fault is no longer active.',
    },
  },
};
