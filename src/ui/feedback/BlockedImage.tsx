import { shellTexts } from '../../i18n/es/shell';
import { interpolateText } from '../../i18n/interpolateText';
import { Icon } from '../icon/Icon';

interface BlockedImageProps {
  /** Where the picture is. */
  host: string;
  /** Beside a text that names what it is of: the reason is a hint alone. */
  isSmall?: boolean;
}

/** In the place of a picture that is not loaded, since the runtime config does not name its host. */
export function BlockedImage({ host, isSmall = false }: BlockedImageProps) {
  const reason = interpolateText(shellTexts.states.strangePicture, { host });
  return (
    <span className="blocked-picture" title={reason}>
      <Icon name="image" size={18} />
      {isSmall ? null : <span>{reason}</span>}
    </span>
  );
}
