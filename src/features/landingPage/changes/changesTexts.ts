import { defineTexts } from '../../../i18n/textTables';

/** Texts of the changes since the last visit. */
export const changesTexts = defineTexts('changesTexts', {
  es: {
    /** `%{moment}`: "ayer a las 18:04". */
    since: 'Desde %{moment}:',
    today: 'hoy a las %{time}',
    yesterday: 'ayer a las %{time}',
    day: 'el %{date} a las %{time}',
    atLeast: 'al menos %{count}',
    showAll: 'Ver todos',
  },
  en: {
    since: 'Since %{moment}:',
    today: 'today at %{time}',
    yesterday: 'yesterday at %{time}',
    day: '%{date} at %{time}',
    atLeast: 'at least %{count}',
    showAll: 'See all',
  },
});
