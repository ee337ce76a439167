import { AutocompleteArrayInput, ReferenceArrayInput as RaReferenceArrayInput } from 'react-admin';
import type { InputProps } from '../types';
import { useCommonProps } from '../useCommonProps';
import { useRequiredMark } from '../useRequiredMark';
import { PickerChoices } from '../reference/PickerChoices';
import { usePicker } from '../reference/usePicker';
import { usePickerTexts } from '../reference/usePickerTexts';

const ReferencesInput = (props: InputProps) => {
  const picker = usePicker(props.field);
  return (
    <RaReferenceArrayInput source={props.field.name} {...picker.reference}>
      <PickerChoices field={props.field} picker={picker}>
        <Picker {...props} picker={picker} />
      </PickerChoices>
    </RaReferenceArrayInput>
  );
};

const Picker = ({ picker, ...props }: InputProps & { picker: ReturnType<typeof usePicker> }) => {
  // Of the input inside: the picker would put it on its outermost element, where nobody sees it.
  const { placeholder, ...common } = useCommonProps(props);
  const mark = useRequiredMark(props.required);
  const texts = usePickerTexts(picker);
  return (
    <div ref={mark}>
      <AutocompleteArrayInput
        {...common}
        {...(placeholder === undefined ? {} : { TextFieldProps: { placeholder } })}
        {...picker.input}
        {...texts}
      />
    </div>
  );
};

export default ReferencesInput;
