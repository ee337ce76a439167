import { useId, type ReactNode } from 'react';
import { readPath } from '../../../config/values/readPath';
import { interpolateText } from '../../../i18n/interpolateText';
import { toImageSrc, isStoredImage } from '../../../lib/image/toImageSrc';
import { getBlockedImageHost } from '../../../lib/image/imageOrigins';
import { toSafeHref } from '../../../lib/url/toSafeHref';
import type { TabExtensionProps } from '../../../extensions/types';
import { BlockedImage } from '../../../ui/feedback/BlockedImage';
import { NewWindowLink } from '../../../ui/button/ButtonLink';
import { Icon } from '../../../ui/icon/Icon';
import type { MediaOptions } from './options';
import { mediaTexts as texts } from './texts';
import './media.css';

/** Pictures and films of a record, by safe addresses alone; a picture that came as its content is shown and never linked. */
export default function Media({ record, options }: TabExtensionProps<MediaOptions>) {
  const id = useId();
  const pictures = readList(record, options.pictures);
  const videos = readList(record, options.videos);
  const isNone = pictures?.length === 0 && videos?.length === 0;
  return (
    <section className={isNone ? 'card media is-none' : 'card media'} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {pictures === undefined || videos === undefined ? (
        <p role="alert">{texts.unread}</p>
      ) : isNone ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <ul className="media-list">
          {pictures.map((value, index) => (
            <li key={`picture ${index}`}>
              <MediaPicture value={value} number={index + 1} count={pictures.length} />
            </li>
          ))}
          {videos.map((value, index) => (
            <li key={`video ${index}`}>
              <VideoLink value={value} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A list of the record, empty where it has none; undefined for what is no list. */
function readList(record: unknown, path: string | undefined): readonly unknown[] | undefined {
  const value = path === undefined ? [] : (readPath(record, path) ?? []);
  return Array.isArray(value) ? value : undefined;
}

function MediaPicture({
  value,
  number,
  count,
}: {
  value: unknown;
  number: number;
  count: number;
}): ReactNode {
  const name = interpolateText(texts.picture, { number, count });
  const host = getBlockedImageHost(value);
  if (host !== undefined) return <BlockedImage host={host} />;
  const src = toImageSrc(value);
  if (src === undefined) return <span className="muted">{interpolateText(texts.not_shown, { name })}</span>;
  const image = <img src={src} alt={name} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
  // Browsers open no page at `data:`, and what a host sent as content is no place to go to.
  const href = isStoredImage(value) ? toSafeHref(value) : undefined;
  if (href === undefined) return image;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={interpolateText(texts.open_picture, { number })}
    >
      {image}
    </a>
  );
}

/** A film is opened in a window of its own: no page of the console loads from where it is. */
function VideoLink({ value, number }: { value: unknown; number: number }): ReactNode {
  const href = toSafeHref(value);
  if (href === undefined || !href.startsWith('https:')) {
    const name = interpolateText(texts.video_name, { number });
    return <span className="muted">{interpolateText(texts.not_shown, { name })}</span>;
  }
  return (
    <NewWindowLink href={href} icon={<Icon name="external-link" size={16} />}>
      {interpolateText(texts.video, { number })}
    </NewWindowLink>
  );
}
