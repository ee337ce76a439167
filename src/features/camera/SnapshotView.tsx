import { cameraTexts as texts } from './texts';
import { ErrorState, Skeletons } from '../../ui/feedback/states';
import { formatTime } from '../../lib/date/dateFormat';
import { useSnapshot } from './useSnapshot';
import { Button } from '../../ui/button/Button';
import { interpolateText } from '../../i18n/interpolateText';

interface SnapshotViewProps {
  url: string;
  /** Name of the camera. */
  name: string;
}

/** Camera image with its age and a pause button. */
export function SnapshotView({ url, name }: SnapshotViewProps) {
  const { src, loadedAt, failed, paused, onLoad, onError, togglePaused, retry } = useSnapshot(url);
  if (failed) return <ErrorState title={texts.failed} text={texts.failedText} onRetry={retry} />;
  return (
    <figure className="snapshot">
      <div className="snapshot-frame">
        {src !== undefined && (
          <img
            ref={abortOnUnmount}
            src={src}
            alt={interpolateText(texts.picture, { name })}
            hidden={loadedAt === undefined}
            decoding="async"
            referrerPolicy="no-referrer"
            onLoad={onLoad}
            onError={onError}
          />
        )}
        {loadedAt === undefined && <Skeletons lines={4} label={texts.waiting} />}
      </div>
      <figcaption>
        <span>
          <span>
            {loadedAt === undefined
              ? ''
              : `${interpolateText(texts.taken, { time: formatClockTime(loadedAt) })} `}
          </span>
          <span className="muted">{paused ? texts.paused : texts.every}</span>
        </span>
        <Button onClick={togglePaused}>{paused ? texts.resume : texts.pause}</Button>
      </figcaption>
    </figure>
  );
}

/** Aborts a loading image when the drawer closes. */
const abortOnUnmount = (image: HTMLImageElement) => () => image.removeAttribute('src');

/** HH:mm:ss; seconds are the same in every zone. */
const formatClockTime = (seconds: number): string =>
  `${formatTime(seconds) ?? ''}:${String(seconds % 60).padStart(2, '0')}`;
