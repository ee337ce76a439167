import { perLocale } from '../../lib/language/perLocale';
import { useState } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { interpolateText } from '../../i18n/interpolateText';
import { isInsecurePage } from '../../lib/url/isInsecurePage';
import { getHomeTimeZone } from '../../lib/date/timeZone';
import { useMessageLog, type LoggedMessage } from '../../ui/feedback/messageLog';
import { messageLogTexts } from './messageLogTexts';
import { Button } from '../../ui/button/Button';

const texts = shellTexts.messages;
// Module scope is fine: this chunk loads long after the boot, which sets the time zone.
const zone = { timeZone: getHomeTimeZone() };
const getClock = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      ...zone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);
const getDateTimeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** Log of the messages since the page was opened, with status and time, to read again and copy. */
export default function MessageLogDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessageLog();
  return (
    <InfoDialog
      open={open}
      title={texts.title}
      closeLabel={shellTexts.dialog.close}
      width={560}
      onClose={onClose}
    >
      {messages.length === 0 ? <p>{texts.empty}</p> : null}
      <ul className="message-log">
        {messages.map((message) => (
          <LogEntry key={message.id} message={message} />
        ))}
      </ul>
      {messages.length > 1 ? (
        <CopyButton label={texts.copyAll} text={messages.map(toLogLine).join('\n')} />
      ) : null}
    </InfoDialog>
  );
}

function LogEntry({ message }: { message: LoggedMessage }) {
  const time = getClock().format(message.loggedAt);
  return (
    <li className={message.type}>
      <time dateTime={new Date(message.loggedAt).toISOString()}>{time}</time>
      <span>
        <span className="visually-hidden">{`${shellTexts.notifications[message.type]} `}</span>
        <span>{message.text}</span>
        {message.code === undefined ? null : (
          <small className="muted">{` ${toCodeText(message.code)}`}</small>
        )}
      </span>
      <CopyButton
        label={texts.copy}
        name={interpolateText(texts.copyOne, { time })}
        text={toLogLine(message)}
      />
    </li>
  );
}

interface CopyButtonProps {
  label: string;
  /** Accessible name instead of the label, if several buttons have the same label. */
  name?: string;
  text: string;
}

function CopyButton({ label, name, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<boolean | undefined>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const buttonText =
    copied === undefined
      ? label
      : copied
        ? texts.copied
        : isInsecurePage()
          ? messageLogTexts.notCopiedWithoutHttps
          : texts.notCopied;
  return (
    <Button
      small
      {...(copied === undefined && name !== undefined ? { 'aria-label': name } : {})}
      onClick={() => void copy()}
    >
      {buttonText}
    </Button>
  );
}

const toCodeText = (code: number | string): string => interpolateText(shellTexts.states.code, { code });

/** Formats a message as a line for support: time, type, code, text. */
function toLogLine({ loggedAt, type, code, text }: LoggedMessage): string {
  const kind = shellTexts.notifications[type];
  return [
    getDateTimeFormat().format(loggedAt),
    kind,
    text,
    ...(code === undefined ? [] : [`(${toCodeText(code)})`]),
  ].join(' ');
}
