import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LiveInput } from '../../config/schema/live';
import { interpolateText } from '../../i18n/interpolateText';
import { formatMarkAge, MARK_MS } from '../../live/markAge';
import { useFollowChanges } from '../../live/useFollowChanges';
import { useSpacedText } from '../../live/useSpacedText';
import { useTick } from '../../live/useTick';
import { isEntering } from './isEntering';
import './liveRecord.css';
import { liveRecordTexts as texts } from './liveRecordTexts';
import { RecordReader, type RecordMark } from './RecordReader';

interface LiveRecordProps {
  resource: string;
  id: string;
  live: LiveInput;
}

/** Keeps the record of a page current while others change it, and says that it has changed. Takes no room. */
export default function LiveRecord({ resource, id, live }: LiveRecordProps) {
  const { mark, expire } = useLiveRecord(resource, id, live);
  const now = useTick(mark?.kind === 'update' || mark?.kind === 'delete', expire);
  const status = useSpacedText(mark ? addUser(ANNOUNCEMENTS[mark.kind](), mark.by) : '');
  return (
    <div className="live-record">
      <span className="visually-hidden" role="status">
        {status}
      </span>
      {mark && (
        <p className="live-record-mark" data-live={mark.kind}>
          {addUser(
            interpolateText(texts[mark.kind], { age: formatMarkAge(mark.at, Math.max(now, mark.at)) }),
            mark.by,
          )}
        </p>
      )}
    </div>
  );
}

const ANNOUNCEMENTS: Readonly<Record<RecordMark['kind'], () => string>> = {
  update: () => texts.announceUpdate,
  delete: () => texts.announceDelete,
  gone: () => texts.announceGone,
};

const addUser = (text: string, name: string | undefined): string =>
  name === undefined ? text : interpolateText(texts.by, { text, name });

/** Follows the changes of the record. `expire` removes a mark that is too old; one of a record that has gone stays. */
function useLiveRecord(resource: string, id: string, live: LiveInput) {
  const queryClient = useQueryClient();
  const [mark, setMark] = useState<RecordMark>();
  const readerRef = useRef<RecordReader>(undefined);
  useEffect(() => {
    const reader = new RecordReader({
      queryClient,
      resource,
      id,
      isHeld: isEntering,
      onRead: (next) => setMark((previous) => next ?? (previous?.kind === 'update' ? previous : undefined)),
    });
    readerRef.current = reader;
    return () => reader.stop();
  }, [queryClient, resource, id]);
  useFollowChanges(live, (changes) => readerRef.current?.take(changes));
  const expire = (): void =>
    setMark((previous) =>
      previous?.kind === 'update' && performance.now() - previous.at > MARK_MS ? undefined : previous,
    );
  return { mark, expire };
}
