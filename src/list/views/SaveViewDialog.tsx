import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { useConfirmDiscard } from '../../ui/dialog/useConfirmDiscard';
import { viewTexts } from './texts';

interface SaveViewDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a saved view. */
export default function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const [viewName, setViewName] = useState('');
  const trimmedName = viewName.trim();
  const { close, discardDialog } = useConfirmDiscard(trimmedName !== '', onClose);
  return (
    <ConfirmDialog
      open
      title={viewTexts.save_view}
      confirmLabel={viewTexts.save}
      confirmDisabled={trimmedName === ''}
      confirmDisabledReason={viewTexts.view_name_needed}
      onConfirm={() => onSave(trimmedName)}
      onClose={close}
      onLeave={onClose}
    >
      <label className="field">
        <span>{viewTexts.view_name}</span>
        <input
          className="input"
          value={viewName}
          maxLength={60}
          onChange={(event) => setViewName(event.target.value)}
        />
      </label>
      {discardDialog}
    </ConfirmDialog>
  );
}
