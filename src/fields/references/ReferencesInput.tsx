import { ReferenceArrayInput as RaReferenceArrayInput } from 'react-admin';
import type { InputProps } from '../types';
import { PickerChoices } from '../reference/PickerChoices';
import { RecordsAutocomplete } from '../reference/RecordsAutocomplete';
import { usePicker } from '../reference/usePicker';

const ReferencesInput = (props: InputProps) => {
  const picker = usePicker(props.field);
  return (
    <RaReferenceArrayInput source={props.field.name} {...picker.reference}>
      <PickerChoices field={props.field} picker={picker}>
        <RecordsAutocomplete {...props} picker={picker} multiple />
      </PickerChoices>
    </RaReferenceArrayInput>
  );
};

export default ReferencesInput;
