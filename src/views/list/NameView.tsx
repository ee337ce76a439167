import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface NameViewProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name under which a view of a list is saved. */
export default function NameView({ onSave, onClose }: NameViewProps) {
  const t = useText();
  const [name, setName] = useState('');
  const typed = name.trim();
  return (
    <ConfirmDialog
      open
      title={t('list.save_view')}
      confirmLabel={t('list.save')}
      confirmDisabled={typed === ''}
      confirmWhy={t('list.view_name_needed')}
      onConfirm={() => onSave(typed)}
      onClose={onClose}
    >
      <label className="field">
        <span>{t('list.view_name')}</span>
        <input
          className="input"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
    </ConfirmDialog>
  );
}
