import { cameraTexts as texts } from './texts';
import { ErrorState, Skeletons } from '../../../ui/states';
import { formatTime } from '../../../lib/dates';
import { useSnapshot } from './useSnapshot';
import { Button } from '../../../ui/Button';
import { fillText } from '../../../i18n/fillText';

interface SnapshotViewProps {
  address: string;
  /** Of the camera. */
  name: string;
}

/** What a camera sees, how old it is, and a way to hold it (CAM-09, CAM-10). */
export function SnapshotView({ address, name }: SnapshotViewProps) {
  const { src, at, failed, paused, onLoad, onError, toggle, retry } = useSnapshot(address);
  if (failed) return <ErrorState title={texts.failed} text={texts.failedText} onRetry={retry} />;
  return (
    <figure className="snapshot">
      <div className="snapshot-frame">
        {src !== undefined && (
          <img
            ref={stopWhenGone}
            src={src}
            alt={fillText(texts.picture, { name })}
            hidden={at === undefined}
            decoding="async"
            referrerPolicy="no-referrer"
            onLoad={onLoad}
            onError={onError}
          />
        )}
        {at === undefined && <Skeletons lines={4} label={texts.waiting} />}
      </div>
      <figcaption>
        <span>
          <span>{at === undefined ? '' : `${fillText(texts.taken, { time: clock(at) })} `}</span>
          <span className="muted">{paused ? texts.paused : texts.every}</span>
        </span>
        <Button onClick={toggle}>{paused ? texts.resume : texts.pause}</Button>
      </figcaption>
    </figure>
  );
}

/** A picture on its way is not waited for by anybody once the drawer is closed. */
const stopWhenGone = (image: HTMLImageElement) => () => image.removeAttribute('src');

/** HH:mm:ss; seconds are the same in every zone. */
const clock = (seconds: number): string =>
  `${formatTime(seconds) ?? ''}:${String(seconds % 60).padStart(2, '0')}`;
