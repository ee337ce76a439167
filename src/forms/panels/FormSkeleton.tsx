import { formTexts } from '../../i18n/messages/form';
import { useKeystrokeBuffer } from '../../ui/dialog/keystrokeBuffer';

/** Placeholder of a panel form whose record is loading. Keystrokes are buffered for its first field. */
export function FormSkeleton() {
  useKeystrokeBuffer(true);
  return <div className="form-body form-skeleton skeleton" role="status" aria-label={formTexts.loading} />;
}
