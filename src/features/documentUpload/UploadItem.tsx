import { useId } from 'react';
import { documentUploadTexts as texts } from './texts';
import { Icon } from '../../ui/icon/Icon';
import { formatBytes } from '../../lib/formatNumber';
import { MAX_COMMENTS_LENGTH, isUnsent, MAX_TITLE_LENGTH, type Upload } from './documentFiles';
import { Button } from '../../ui/button/Button';
import { Tag } from '../../ui/text/Tag';
import { interpolateText } from '../../i18n/interpolateText';

interface UploadItemProps {
  upload: Upload;
  /** True while an upload is running: nothing can be changed. */
  busy: boolean;
  onChange: (patch: Partial<Upload>) => void;
  onRemove: () => void;
}

/** Selected file with its title and upload state. */
export function UploadItem({ upload, busy, onChange, onRemove }: UploadItemProps) {
  const id = useId();
  const { file, title, comments, state, reason } = upload;
  const isFinished = !isUnsent(upload);
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
        {!isFinished && !busy && (
          <Button
            variant="quiet"
            small
            aria-label={interpolateText(texts.remove, { name: file.name })}
            onClick={onRemove}
            icon={<Icon name="x" size={16} />}
          />
        )}
      </div>
      {reason !== '' && (
        <p role="alert" className={`upload-why ${state}`}>
          {reason}
        </p>
      )}
      {!isFinished && (
        <div className="upload-fields">
          <label className="field">
            <span>{texts.title}</span>
            <input
              className="input"
              value={title}
              maxLength={MAX_TITLE_LENGTH}
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
              maxLength={MAX_COMMENTS_LENGTH}
              readOnly={busy}
              onChange={({ target }) => onChange({ comments: target.value })}
            />
          </label>
        </div>
      )}
    </li>
  );
}
