export const defaults = { fromLabel: 'Inicio', toLabel: 'Fin' };
