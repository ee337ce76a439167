import { useId, type ReactNode } from 'react';
import { readPath } from '../../../config/readPath';
import { fillText } from '../../../i18n/fillText';
import { imageSrc, isStoredImage } from '../../../lib/imageSrc';
import { strangeHost } from '../../../lib/pictures';
import { safeHref } from '../../../lib/safeHref';
import type { TabProps } from '../../../parts/types';
import { BlockedPicture } from '../../../ui/BlockedPicture';
import { NewWindowLink } from '../../../ui/ButtonLink';
import { Icon } from '../../../ui/Icon';
import type { MediaOptions } from './options';
import { mediaTexts as texts } from './texts';
import './media.css';

/** Pictures and films of a record, by safe addresses alone; a picture that came as its content is shown and never linked. */
export default function Media({ record, options }: TabProps<MediaOptions>) {
  const id = useId();
  const pictures = listAt(record, options.pictures);
  const videos = listAt(record, options.videos);
  return (
    <section className="card media" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {pictures === undefined || videos === undefined ? (
        <p role="alert">{texts.unread}</p>
      ) : pictures.length + videos.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <ul className="media-list">
          {pictures.map((value, at) => (
            <li key={`picture ${at}`}>
              <Picture value={value} number={at + 1} count={pictures.length} />
            </li>
          ))}
          {videos.map((value, at) => (
            <li key={`video ${at}`}>
              <Video value={value} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A list of the record, empty where it has none; undefined for what is no list. */
function listAt(record: unknown, path: string | undefined): readonly unknown[] | undefined {
  const value = path === undefined ? [] : (readPath(record, path) ?? []);
  return Array.isArray(value) ? value : undefined;
}

function Picture({ value, number, count }: { value: unknown; number: number; count: number }): ReactNode {
  const name = fillText(texts.picture, { number, count });
  const strange = strangeHost(value);
  if (strange !== undefined) return <BlockedPicture host={strange} />;
  const src = imageSrc(value);
  if (src === undefined) return <span className="muted">{fillText(texts.not_shown, { name })}</span>;
  const image = <img src={src} alt={name} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
  // Browsers open no page at `data:`, and what a host sent as content is no place to go to.
  const href = isStoredImage(value) ? safeHref(value) : undefined;
  if (href === undefined) return image;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={fillText(texts.open_picture, { number })}
    >
      {image}
    </a>
  );
}

/** A film is opened in a window of its own: no page of the console loads from where it is. */
function Video({ value, number }: { value: unknown; number: number }): ReactNode {
  const href = safeHref(value);
  if (href === undefined || !href.startsWith('https:')) {
    const name = fillText(texts.video_name, { number });
    return <span className="muted">{fillText(texts.not_shown, { name })}</span>;
  }
  return (
    <NewWindowLink href={href} icon={<Icon name="external-link" size={16} />}>
      {fillText(texts.video, { number })}
    </NewWindowLink>
  );
}
