import { useEffect, useMemo } from 'react';
import { toAcceptAttribute } from '../../lib/file/checkFile';
import { toImageSrc } from '../../lib/image/toImageSrc';
import { SingleFileInput } from '../inputs/SingleFileInput';
import { getBlockedImageHost } from '../../lib/image/imageOrigins';
import { BlockedImage } from '../../ui/feedback/BlockedImage';
import { fileName, isStoredRemotely } from '../file/fileName';
import type { InputProps } from '../core/types';
import { interpolateText } from '../../i18n/interpolateText';
import { imageRule } from './imageValue';
import { inputTexts } from '../inputs/texts';

const ImageInput = (props: InputProps) => (
  <SingleFileInput
    {...props}
    accept={toAcceptAttribute(imageRule(props.field).types)}
    chooseLabel={inputTexts.chooseImage}
    renderFile={(value) => {
      if (value instanceof File) return <ImagePreview file={value} />;
      const blockedHost = getBlockedImageHost(value);
      if (blockedHost !== undefined) return <BlockedImage host={blockedHost} />;
      const src = toImageSrc(value);
      if (src !== undefined)
        return <img className="field-image field-detail" src={src} alt={inputTexts.currentImage} />;
      // An id or a host path: the image exists but cannot be shown here, so show its name.
      const name = fileName(value, isStoredRemotely(props.field));
      return name === '' ? undefined : <span className="field-text">{name}</span>;
    }}
  />
);

const ImagePreview = ({ file }: { file: File }) => {
  const src = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  return (
    <img
      className="field-image field-detail"
      src={src}
      alt={interpolateText(inputTexts.chosenImage, { name: file.name })}
    />
  );
};

export default ImageInput;
