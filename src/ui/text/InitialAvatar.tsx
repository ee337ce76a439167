import { getLocale } from '../../lib/language/language';

interface InitialAvatarProps {
  /** Value whose first letter is shown; «?» for anything but a text. */
  value: unknown;
  /** True if it replaces a missing image and has the image's shape. */
  isImagePlaceholder?: boolean;
}

/** The first letter of a value in a circle: a placeholder for a portrait, hidden from screen readers. */
export function InitialAvatar({ value, isImagePlaceholder = false }: InitialAvatarProps) {
  // Split by code point: half of an emoji is not a letter.
  const [letter = '?'] = typeof value === 'string' ? value.trim() : '';
  return (
    <span className={isImagePlaceholder ? 'initial-avatar of-picture' : 'initial-avatar'} aria-hidden>
      {letter.toLocaleUpperCase(getLocale())}
    </span>
  );
}
