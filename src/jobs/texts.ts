import { defineTexts } from '../i18n/textTables';

/** Texts of background jobs. */
export const jobTexts = defineTexts('jobTexts', {
  es: {
    progress: '%{done} de %{total}',
    stop: 'Parar',
    stopping: 'Terminando lo empezado…',
    pause: 'Pausar',
    continue: 'Continuar',
    /** Closes the table while the calls continue. */
    behind: 'Seguir en segundo plano',
    retry: 'Repetir la que ha fallado |||| Repetir las %{smart_count} que han fallado',
    retry_whole: 'Repetir',
    rest: 'Seguir con la que falta |||| Seguir con las %{smart_count} que faltan',
    look: 'Volver a mirar',
    save: 'Descargar lo no hecho (CSV)',
    close: 'Cerrar',
    all_done: 'Todo hecho: %{smart_count} de %{smart_count}.',
    /** Precedes the list of rows that were not done. */
    some_done: 'Hecho en %{done} de %{total}.',
    unknown_note:
      'De una no sabemos si se ha hecho: compruébalo antes de repetirla. |||| De %{smart_count} no sabemos si se han hecho: compruébalo antes de repetirlas.',
    skipped_note: 'En una no procede. |||| En %{smart_count} no procede.',
    waiting_note: 'Una quedó sin empezar. |||| %{smart_count} quedaron sin empezar.',
    interrupted: 'Se estaba haciendo cuando se recargó la página.',
    /** For jobs that count no rows or cannot. */
    not_known: 'No sabemos cómo ha terminado: compruébalo antes de repetirlo.',
    reasons_gone: 'Los motivos no se guardan al recargar.',
    table: 'Resultado de cada fila',
    name: 'Nombre',
    state: 'Resultado',
    why: 'Motivo',
    unnamed: 'Fila %{row}',
  },
  en: {
    progress: '%{done} of %{total}',
    stop: 'Stop',
    stopping: 'Finishing what was started…',
    pause: 'Pause',
    continue: 'Continue',
    behind: 'Continue in the background',
    retry: 'Repeat the one that failed |||| Repeat the %{smart_count} that failed',
    retry_whole: 'Repeat',
    rest: 'Continue with the remaining one |||| Continue with the remaining %{smart_count}',
    look: 'Check again',
    save: 'Download what was not done (CSV)',
    close: 'Close',
    all_done: 'All done: %{smart_count} of %{smart_count}.',
    some_done: 'Done for %{done} of %{total}.',
    unknown_note:
      'For one, we do not know whether it has been done: check before you repeat it. |||| For %{smart_count}, we do not know whether they have been done: check before you repeat them.',
    skipped_note: 'Not applicable to one. |||| Not applicable to %{smart_count}.',
    waiting_note: 'One was not started. |||| %{smart_count} were not started.',
    interrupted: 'It was being done when the page was reloaded.',
    not_known: 'We do not know how it ended: check before you repeat it.',
    reasons_gone: 'Reasons are not kept after a reload.',
    table: 'Result of each row',
    name: 'Name',
    state: 'Result',
    why: 'Reason',
    unnamed: 'Row %{row}',
  },
});

/** State of a row. */
export const jobRowStateTexts = defineTexts('jobRowStateTexts', {
  es: {
    waiting: 'Sin empezar',
    running: 'En curso',
    done: 'Hecho',
    failed: 'No hecho',
    unknown: 'Sin confirmar',
    skipped: 'No procede',
  },
  en: {
    waiting: 'Not started',
    running: 'In progress',
    done: 'Done',
    failed: 'Not done',
    unknown: 'Unconfirmed',
    skipped: 'Not applicable',
  },
});

/** State of a job. */
export const jobStateTexts = defineTexts('jobStateTexts', {
  es: {
    running: 'En curso',
    paused: 'En pausa',
    done: 'Hecho',
    failed: 'No hecho',
    partly: 'Hecho en parte',
    unknown: 'Sin confirmar',
    stopped: 'Parado',
  },
  en: {
    running: 'In progress',
    paused: 'Paused',
    done: 'Done',
    failed: 'Not done',
    partly: 'Partly done',
    unknown: 'Unconfirmed',
    stopped: 'Stopped',
  },
});
