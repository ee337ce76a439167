import MessageLogDialog from '../notifications/MessageLogDialog';
import ShortcutsDialog from './ShortcutsDialog';
import SignOutDialog from './SignOutDialog';

interface AccountDialogProps {
  dialog: 'signOut' | 'messages' | 'shortcuts';
  onClose: () => void;
}

/** Dialog of the account menu. All of them are in one chunk, because each is small. */
export default function AccountDialog({ dialog, onClose }: AccountDialogProps) {
  if (dialog === 'signOut') return <SignOutDialog open onClose={onClose} />;
  return dialog === 'messages' ? (
    <MessageLogDialog open onClose={onClose} />
  ) : (
    <ShortcutsDialog onClose={onClose} />
  );
}
