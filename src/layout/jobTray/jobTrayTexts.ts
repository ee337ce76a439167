import { defineTexts } from '../../i18n/textTables';

/** Texts of the job tray in the top bar. */
export const jobTrayTexts = defineTexts('jobTrayTexts', {
  es: {
    title: 'Operaciones',
    /** `%{counts}`: those below that are not zero. */
    button: 'Operaciones: %{counts}',
    running: '%{smart_count} en curso',
    needsAttention: '%{smart_count} con algo pendiente de mirar',
    ended: '%{smart_count} terminada |||| %{smart_count} terminadas',
    note: 'Lo que está en curso sigue aunque cambies de página. Se ven las de esta pestaña y las que van por tandas.',
    began: 'Empezó a las %{from}',
    /** On another day: "27 de noviembre". */
    beganOn: 'Empezó el %{day} a las %{from}',
    began_ended: 'Empezó a las %{from} y terminó a las %{to}',
    details: 'Ver el resultado',
    details_of: 'Ver el resultado de %{title}',
    go: 'Ir a %{place}',
    remove: 'Quitar',
    remove_one: 'Quitar %{title} de la lista',
    remove_all: 'Quitar las terminadas',
    /** Message for a job whose screen the user has left. */
    endedElsewhere: '%{title} (%{place}): %{state}',
  },
  en: {
    title: 'Operations',
    button: 'Operations: %{counts}',
    running: '%{smart_count} in progress',
    needsAttention: '%{smart_count} needing attention',
    ended: '%{smart_count} finished |||| %{smart_count} finished',
    note: 'What is in progress continues even if you change page. Those of this tab and those in waves are shown.',
    began: 'Started at %{from}',
    beganOn: 'Started on %{day} at %{from}',
    began_ended: 'Started at %{from} and finished at %{to}',
    details: 'View the result',
    details_of: 'View the result of %{title}',
    go: 'Go to %{place}',
    remove: 'Remove',
    remove_one: 'Remove %{title} from the list',
    remove_all: 'Remove the finished ones',
    endedElsewhere: '%{title} (%{place}): %{state}',
  },
});
