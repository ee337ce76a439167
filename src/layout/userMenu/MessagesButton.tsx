import { useState } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { interpolateText } from '../../i18n/interpolateText';
import { useMessageLog } from '../../ui/feedback/messageLog';
import { Icon } from '../../ui/icon/Icon';
import { TopBarButton } from '../topBarButton/TopBarButton';
import { userMenuTexts } from './userMenuTexts';

interface MessagesButtonProps {
  /** True while the log is open: its messages are read. */
  isLogOpen: boolean;
  onOpen: () => void;
}

/** Bell that opens the message log, with the number of failures and warnings since the log was last open. */
export function MessagesButton({ isLogOpen, onOpen }: MessagesButtonProps) {
  const messages = useMessageLog();
  const newestId = messages[0]?.id ?? 0;
  const [readId, setReadId] = useState(0);
  if (isLogOpen && readId !== newestId) setReadId(newestId);
  const unreadCount = messages.filter(
    ({ id, type }) => id > readId && (type === 'error' || type === 'warning'),
  ).length;
  const label =
    unreadCount === 0
      ? shellTexts.account.messages
      : interpolateText(userMenuTexts.unread, { smart_count: unreadCount });
  return (
    <TopBarButton
      className="messages-button"
      label={label}
      icon={<Icon name="bell" />}
      count={unreadCount}
      onClick={onOpen}
    />
  );
}
