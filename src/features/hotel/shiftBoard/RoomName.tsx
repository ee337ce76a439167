import { splitRoomName } from './stayCard';

interface RoomNameProps {
  room: string;
  /** False if all rooms of the cards are named alike, so that their numbers say enough. */
  showsPrefix: boolean;
}

/** Name of a room at the start of its card: the number large, the words before it small. */
export function RoomName({ room, showsPrefix }: RoomNameProps) {
  const { prefix, main, hasNumber } = splitRoomName(room);
  return (
    <div className="stay-room" title={room}>
      {prefix !== '' && <small className={showsPrefix ? undefined : 'visually-hidden'}>{`${prefix} `}</small>}
      <strong className={hasNumber ? undefined : 'is-name'}>{main}</strong>
    </div>
  );
}
