import { useState } from 'react';
import { shellTexts } from '../i18n/es/shell';
import { InfoDialog } from './ConfirmDialog';
import { useMessageLog, type LoggedMessage } from './messageLog';

const texts = shellTexts.messages;
const clock = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The messages shown since the page was opened, to be read again and copied. */
export function MessageLogDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessageLog();
  return (
    <InfoDialog
      open={open}
      title={texts.title}
      closeLabel={shellTexts.dialog.close}
      width={520}
      onClose={onClose}
    >
      {messages.length === 0 ? <p>{texts.empty}</p> : null}
      <ul className="message-log">
        {messages.map((message) => (
          <Entry key={message.id} message={message} />
        ))}
      </ul>
    </InfoDialog>
  );
}

function Entry({ message }: { message: LoggedMessage }) {
  const [copied, setCopied] = useState<boolean | undefined>();
  const time = clock.format(message.at);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${time} ${message.text}`);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <li className={message.type}>
      <time>{time}</time>
      <span>
        <span className="visually-hidden">{shellTexts.notifications[message.type]} </span>
        {message.text}
      </span>
      <button type="button" className="button small" onClick={() => void copy()}>
        {copied === undefined ? texts.copy : copied ? texts.copied : texts.notCopied}
      </button>
    </li>
  );
}
