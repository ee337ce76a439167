import { useEffect, useMemo } from 'react';
import { headerColours } from '../../../ui/headerColours';
import { imageSrc } from '../../../lib/imageSrc';
import { strangeHost } from '../../../lib/pictures';
import { BlockedPicture } from '../../../ui/BlockedPicture';
import type { PreviewProps } from '../../../parts/types';
import { texts } from './texts';
import './headerPreview.css';

/** The bar at the top as it will look with the logo and the colour of the form (CLIENT-35). */
export default function HeaderPreview({ values }: PreviewProps) {
  const { logo, backgroundColor } = values;
  const chosen = useMemo(() => (logo instanceof File ? URL.createObjectURL(logo) : undefined), [logo]);
  useEffect(() => (chosen === undefined ? undefined : () => URL.revokeObjectURL(chosen)), [chosen]);
  const src = chosen ?? imageSrc(logo);
  const strange = strangeHost(logo);
  return (
    <figure className="header-preview">
      <figcaption className="label">{texts.header}</figcaption>
      <div className="header-preview-bar" style={headerColours(backgroundColor)}>
        {strange !== undefined ? (
          <BlockedPicture host={strange} />
        ) : src === undefined ? (
          <span>{texts.no_logo}</span>
        ) : (
          <img src={src} alt={texts.logo} />
        )}
        <span className="header-preview-avatar" aria-hidden>
          A
        </span>
      </div>
    </figure>
  );
}
