import { formTexts } from '../../i18n/es/form';
import { useKeystrokeBuffer } from '../../ui/dialog/keystrokeBuffer';

/** In the place of a form in a panel whose record is being read: what is typed meanwhile is meant for its first field. */
export function FormSkeleton() {
  useKeystrokeBuffer(true);
  return <div className="form-body form-skeleton skeleton" role="status" aria-label={formTexts.loading} />;
}
