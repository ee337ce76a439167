import { useTranslateText } from '../../i18n/useTranslateText';
import { Dialog } from '../../ui/dialog/Dialog';
import { Spinner } from '../../ui/feedback/states';

interface ProgressDialogProps {
  /** What is done. */
  title: string;
  text: string;
}

const noop = (): void => undefined;

/** Stands there while a call takes long, and ends with it: its answer, or its timeout. */
export function ProgressDialog({ title, text }: ProgressDialogProps) {
  const t = useTranslateText();
  return (
    <Dialog open locked title={t(title)} onClose={noop}>
      <Spinner label={t(text)} showLabel />
    </Dialog>
  );
}
