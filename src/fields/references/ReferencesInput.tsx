import { ReferenceArrayInput as RaReferenceArrayInput } from 'react-admin';
import type { InputProps } from '../core/types';
import { PickerChoicesProvider } from '../reference/picker/PickerChoicesProvider';
import { RecordsAutocomplete } from '../reference/picker/RecordsAutocomplete';
import { useRecordPicker } from '../reference/picker/useRecordPicker';

const ReferencesInput = (props: InputProps) => {
  const picker = useRecordPicker(props.field);
  return (
    <RaReferenceArrayInput source={props.field.name} {...picker.reference}>
      <PickerChoicesProvider field={props.field} picker={picker}>
        <RecordsAutocomplete {...props} picker={picker} multiple />
      </PickerChoicesProvider>
    </RaReferenceArrayInput>
  );
};

export default ReferencesInput;
