import { toAcceptAttribute } from '../../lib/file/checkFile';
import { SingleFileInput } from '../inputs/SingleFileInput';
import type { InputProps } from '../core/types';
import { fileName, isStoredRemotely } from './fileName';
import { fileRule } from './fileValue';
import { inputTexts } from '../inputs/texts';

const FileInput = (props: InputProps) => (
  <SingleFileInput
    {...props}
    accept={toAcceptAttribute(fileRule(props.field).types)}
    chooseLabel={inputTexts.chooseFile}
    renderFile={(value) => {
      const name = fileName(value, isStoredRemotely(props.field));
      return name === '' ? undefined : <span className="field-text">{name}</span>;
    }}
  />
);

export default FileInput;
