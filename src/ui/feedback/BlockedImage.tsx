import { shellTexts } from '../../i18n/messages/shell';
import { interpolateText } from '../../i18n/interpolateText';
import { Icon } from '../icon/Icon';

interface BlockedImageProps {
  /** Host of the image. */
  host: string;
  /** True beside a text that names the image: the reason is then only a tooltip. */
  isSmall?: boolean;
}

/** Placeholder for an image that is not loaded because the runtime config does not list its host. */
export function BlockedImage({ host, isSmall = false }: BlockedImageProps) {
  const reason = interpolateText(shellTexts.states.strangePicture, { host });
  return (
    <span className="blocked-picture" title={reason}>
      <Icon name="image" size={18} />
      {isSmall ? null : <span>{reason}</span>}
    </span>
  );
}
