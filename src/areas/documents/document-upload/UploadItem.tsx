import { useId } from 'react';
import { documentTexts as texts } from './texts';
import { Icon } from '../../../ui/Icon';
import { formatBytes } from '../../../lib/numbers';
import { COMMENTS_LENGTH, isToSend, TITLE_LENGTH, type Upload } from './documentFiles';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { fillText } from '../../../i18n/fillText';

interface UploadItemProps {
  upload: Upload;
  /** Something is on its way: nothing can be changed. */
  busy: boolean;
  onChange: (part: Partial<Upload>) => void;
  onRemove: () => void;
}

/** One chosen file: what it will be called, and how far it is. */
export function UploadItem({ upload, busy, onChange, onRemove }: UploadItemProps) {
  const id = useId();
  const { file, title, comments, state, why } = upload;
  const isOver = !isToSend(upload);
  return (
    <li className="upload" aria-labelledby={`${id}-name`}>
      <div className="upload-head">
        <Icon name="file-text" size={18} />
        <span id={`${id}-name`} className="upload-name">
          <span>{file.name}</span> <span className="muted">{formatBytes(file.size)}</span>
        </span>
        {state === 'sending' && <progress aria-label={texts.sending} />}
        {state === 'sent' && <Tag tone="success">{texts.sent}</Tag>}
        {state === 'failed' && <Tag tone="danger">{texts.failed}</Tag>}
        {state === 'lost' && <Tag tone="warning">{texts.lost}</Tag>}
        {!isOver && !busy && (
          <Button
            variant="quiet"
            small
            aria-label={fillText(texts.remove, { name: file.name })}
            onClick={onRemove}
            icon={<Icon name="x" size={16} />}
          />
        )}
      </div>
      {why !== '' && (
        <p role="alert" className={`upload-why ${state}`}>
          {why}
        </p>
      )}
      {!isOver && (
        <div className="upload-fields">
          <label className="field">
            <span>{texts.title}</span>
            <input
              className="input"
              value={title}
              maxLength={TITLE_LENGTH}
              required
              readOnly={busy}
              aria-invalid={title.trim() === ''}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </label>
          <label className="field">
            <span>{texts.comments}</span>
            <input
              className="input"
              value={comments}
              maxLength={COMMENTS_LENGTH}
              readOnly={busy}
              onChange={({ target }) => onChange({ comments: target.value })}
            />
          </label>
        </div>
      )}
    </li>
  );
}
