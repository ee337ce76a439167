import { useText } from '../i18n/useText';
import { Dialog } from '../ui/Dialog';
import { Spinner } from '../ui/states';

interface WaitingDialogProps {
  /** What is done. */
  title: string;
  text: string;
}

const stays = (): void => undefined;

/** Stands there while a call takes long, and ends with it: its answer, or its timeout. */
export function WaitingDialog({ title, text }: WaitingDialogProps) {
  const t = useText();
  return (
    <Dialog open locked title={t(title)} onClose={stays}>
      <Spinner label={t(text)} showLabel />
    </Dialog>
  );
}
