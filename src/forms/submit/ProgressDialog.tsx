import { useTranslateText } from '../../i18n/useTranslateText';
import { Dialog } from '../../ui/dialog/Dialog';
import { Spinner } from '../../ui/feedback/states';

interface ProgressDialogProps {
  /** Name of the action in progress. */
  title: string;
  text: string;
}

/** Dialog that shows while a slow call runs, until its response or timeout. */
export function ProgressDialog({ title, text }: ProgressDialogProps) {
  const t = useTranslateText();
  return (
    <Dialog open title={t(title)} onClose={null}>
      <Spinner label={t(text)} showLabel />
    </Dialog>
  );
}
