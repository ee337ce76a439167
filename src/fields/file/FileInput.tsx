import { acceptOf } from '../../lib/checkFile';
import { FilePicker } from '../FilePicker';
import type { InputProps } from '../types';
import { fileName } from './fileName';
import { fileRule } from './files';

const FileInput = (props: InputProps) => (
  <FilePicker
    {...props}
    accept={acceptOf(fileRule(props.field).types)}
    choose="Elegir un archivo"
    chosen={(value) => {
      const name = fileName(value);
      return name === '' ? undefined : <span className="field-text">{name}</span>;
    }}
  />
);

export default FileInput;
