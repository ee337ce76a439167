import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useClosing } from '../../ui/useClosing';
import { listTexts } from './texts';

interface NameViewProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name under which a view of a list is saved. */
export default function NameView({ onSave, onClose }: NameViewProps) {
  const [name, setName] = useState('');
  const typed = name.trim();
  const { close, question } = useClosing(typed !== '', onClose);
  return (
    <ConfirmDialog
      open
      title={listTexts.save_view}
      confirmLabel={listTexts.save}
      confirmDisabled={typed === ''}
      confirmWhy={listTexts.view_name_needed}
      onConfirm={() => onSave(typed)}
      onClose={close}
      onLeave={onClose}
    >
      <label className="field">
        <span>{listTexts.view_name}</span>
        <input
          className="input"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {question}
    </ConfirmDialog>
  );
}
