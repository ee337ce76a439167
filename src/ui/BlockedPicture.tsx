import { shellTexts } from '../i18n/es/shell';
import { fillText } from '../i18n/fillText';
import { Icon } from './Icon';

interface BlockedPictureProps {
  /** Where the picture is. */
  host: string;
  /** Beside a text that names what it is of: the reason is a hint alone. */
  isSmall?: boolean;
}

/** In the place of a picture that is not loaded, since the runtime config does not name its host. */
export function BlockedPicture({ host, isSmall = false }: BlockedPictureProps) {
  const why = fillText(shellTexts.states.strangePicture, { host });
  return (
    <span className="blocked-picture" title={why}>
      <Icon name="image" size={18} />
      {isSmall ? null : <span>{why}</span>}
    </span>
  );
}
