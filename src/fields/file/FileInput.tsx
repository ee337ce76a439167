import { acceptOf } from '../../lib/checkFile';
import { FilePicker } from '../FilePicker';
import type { InputProps } from '../types';
import { fileName, isElsewhere } from './fileName';
import { fileRule } from './files';
import { inputTexts } from '../inputTexts';

const FileInput = (props: InputProps) => (
  <FilePicker
    {...props}
    accept={acceptOf(fileRule(props.field).types)}
    choose={inputTexts.chooseFile}
    chosen={(value) => {
      const name = fileName(value, isElsewhere(props.field));
      return name === '' ? undefined : <span className="field-text">{name}</span>;
    }}
  />
);

export default FileInput;
