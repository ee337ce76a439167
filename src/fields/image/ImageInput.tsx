import { useEffect, useMemo } from 'react';
import { acceptOf } from '../../lib/checkFile';
import { imageSrc } from '../../lib/imageSrc';
import { FilePicker } from '../FilePicker';
import { strangeHost } from '../../lib/pictures';
import { BlockedPicture } from '../../ui/BlockedPicture';
import { fileName, isElsewhere } from '../file/fileName';
import type { InputProps } from '../types';
import { imageRule } from './images';
import { inputTexts } from '../inputTexts';

const ImageInput = (props: InputProps) => (
  <FilePicker
    {...props}
    accept={acceptOf(imageRule(props.field).types)}
    choose={inputTexts.chooseImage}
    chosen={(value) => {
      if (value instanceof File) return <ChosenImage file={value} />;
      const strange = strangeHost(value);
      if (strange !== undefined) return <BlockedPicture host={strange} />;
      const src = imageSrc(value);
      if (src !== undefined)
        return <img className="field-image field-detail" src={src} alt="Imagen actual" />;
      // An id, or a path at its host: there is one, though it cannot be shown here.
      const name = fileName(value, isElsewhere(props.field));
      return name === '' ? undefined : <span className="field-text">{name}</span>;
    }}
  />
);

const ChosenImage = ({ file }: { file: File }) => {
  const src = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  return <img className="field-image field-detail" src={src} alt={`Imagen elegida: ${file.name}`} />;
};

export default ImageInput;
