export const defaults = { future: false, fromLabel: 'Inicio', untilLabel: 'Fin' };
