import { defineTexts } from '../../i18n/textTables';

/** Texts of the bell beside the avatar. */
export const userMenuTexts = defineTexts('userMenuTexts', {
  es: { unread: 'Mensajes recientes, %{smart_count} sin leer' },
  en: { unread: 'Recent messages, %{smart_count} unread' },
});
