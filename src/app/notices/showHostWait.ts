import { interpolateText } from '../../i18n/interpolateText';
import { i18nProvider } from '../../i18n/i18nProvider';
import { toToast } from '../../layout/notifications/toasts';
import { addToasts } from '../../ui/feedback/toastStore';
import { noticeTexts } from './noticeTexts';

/** Shows a message while requests wait for a host that has too many of them. `seconds`: from now. */
export const showHostWait = (seconds: number): void =>
  addToasts([
    toToast(
      {
        message: interpolateText(noticeTexts.host_waits, { seconds }),
        type: 'info',
        notificationOptions: { autoHideDuration: seconds * 1000 },
      },
      i18nProvider.translate,
    ),
  ]);
