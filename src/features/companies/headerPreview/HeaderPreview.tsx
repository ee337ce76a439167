import { useEffect, useMemo } from 'react';
import { headerColours } from '../../../ui/theme/headerColours';
import { toImageSrc } from '../../../lib/image/toImageSrc';
import { getBlockedImageHost } from '../../../lib/image/imageOrigins';
import { BlockedImage } from '../../../ui/feedback/BlockedImage';
import type { PreviewExtensionProps } from '../../../extensions/types';
import { headerPreviewTexts } from './texts';
import './headerPreview.css';

/** Preview of the top bar with the logo and the colour of the form. */
export default function HeaderPreview({ values }: PreviewExtensionProps) {
  const { logo, backgroundColor } = values;
  const objectUrl = useMemo(() => (logo instanceof File ? URL.createObjectURL(logo) : undefined), [logo]);
  useEffect(() => (objectUrl === undefined ? undefined : () => URL.revokeObjectURL(objectUrl)), [objectUrl]);
  const src = objectUrl ?? toImageSrc(logo);
  const host = getBlockedImageHost(logo);
  return (
    <figure className="header-preview">
      <figcaption className="label">{headerPreviewTexts.header}</figcaption>
      <div className="header-preview-bar" style={headerColours(backgroundColor)}>
        {host !== undefined ? (
          <BlockedImage host={host} />
        ) : src === undefined ? (
          <span>{headerPreviewTexts.no_logo}</span>
        ) : (
          <img src={src} alt={headerPreviewTexts.logo} />
        )}
        <span className="header-preview-avatar" aria-hidden>
          A
        </span>
      </div>
    </figure>
  );
}
