import { defineTexts } from '../../i18n/textTables';

/** Texts of the layouts of a list. */
export const layoutsTexts = defineTexts('layoutsTexts', {
  es: {
    layouts: 'Forma de ver la lista',
    table: 'Tabla',
    calendar: 'Calendario',
    cards: 'Tarjetas',
    board: 'Tablero',
    map: 'Mapa',
    column: '%{label}: %{smart_count} tarjeta |||| %{label}: %{smart_count} tarjetas',
    other_column: 'Otros',
    no_cards: 'Nada aquí',
    more: 'Mostrar %{count} más',
    move: 'Mover «%{title}»',
    move_to: 'Mover a «%{column}»',
    is_here: 'Ya está en esta columna',
    keys: 'Las flechas van de una tarjeta a otra; con Mayúsculas, las flechas a los lados la mueven de columna.',
    reading: 'Leyendo las tarjetas del tablero',
  },
  en: {
    layouts: 'How to view the list',
    table: 'Table',
    calendar: 'Calendar',
    cards: 'Cards',
    board: 'Board',
    map: 'Map',
    column: '%{label}: %{smart_count} card |||| %{label}: %{smart_count} cards',
    other_column: 'Other',
    no_cards: 'Nothing here',
    more: 'Show %{count} more',
    move: 'Move “%{title}”',
    move_to: 'Move to “%{column}”',
    is_here: 'It is in this column already',
    keys: 'The arrow keys go from card to card; with Shift, the left and right arrows move it to another column.',
    reading: 'Reading the cards of the board',
  },
});
