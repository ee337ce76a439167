import { imageSrc } from '../../lib/imageSrc';
import { strangeHost } from '../../lib/pictures';
import { BlockedPicture } from '../../ui/BlockedPicture';
import { PlainText } from '../PlainText';
import type { DisplayProps } from '../types';
import { useText } from '../../i18n/useText';

/** The picture itself; in a row it stands beside the text that names the record, so it has no text of its own. */
export const ImageDisplay = ({ field, value, place }: DisplayProps) => {
  const t = useText();
  const src = imageSrc(value);
  const strange = strangeHost(value);
  if (strange !== undefined) return <BlockedPicture host={strange} isSmall={place === 'cell'} />;
  if (src === undefined) return <PlainText field={field} text="" />;
  return (
    <img
      className={`field-image field-${place}`}
      src={src}
      alt={place === 'cell' ? '' : t(field.label)}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
};
