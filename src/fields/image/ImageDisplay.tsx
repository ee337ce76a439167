import { toImageSrc } from '../../lib/image/toImageSrc';
import { getBlockedImageHost } from '../../lib/image/imageOrigins';
import { BlockedImage } from '../../ui/feedback/BlockedImage';
import { PlainText } from '../display/PlainText';
import type { DisplayProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';

/** Shows the image. In a row it is beside the text that names the record, so its alt text is empty. */
export const ImageDisplay = ({ field, value, place }: DisplayProps) => {
  const t = useTranslateText();
  const src = toImageSrc(value);
  const blockedHost = getBlockedImageHost(value);
  if (blockedHost !== undefined) return <BlockedImage host={blockedHost} isSmall={place === 'cell'} />;
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
