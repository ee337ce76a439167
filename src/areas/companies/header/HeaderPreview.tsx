import { useEffect, useMemo } from 'react';
import { useText } from '../../../i18n/useText';
import { headerColours } from '../../../ui/headerColours';
import { imageSrc } from '../../../lib/imageFile';
import type { PreviewProps } from '../../../parts/types';
import './headerPreview.css';

/** The bar at the top as it will look with the logo and the colour of the form (CLIENT-35). */
export default function HeaderPreview({ values }: PreviewProps) {
  const t = useText();
  const { logo, backgroundColor } = values;
  const chosen = useMemo(() => (logo instanceof File ? URL.createObjectURL(logo) : undefined), [logo]);
  useEffect(() => (chosen === undefined ? undefined : () => URL.revokeObjectURL(chosen)), [chosen]);
  const src = chosen ?? imageSrc(logo);
  return (
    <figure className="header-preview">
      <figcaption className="label">{t('previews.header')}</figcaption>
      <div className="header-preview-bar" style={headerColours(backgroundColor)}>
        {src === undefined ? (
          <span>{t('previews.no_logo')}</span>
        ) : (
          <img src={src} alt={t('previews.logo')} />
        )}
        <span className="header-preview-avatar" aria-hidden>
          A
        </span>
      </div>
    </figure>
  );
}
