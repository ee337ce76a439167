import { AutocompleteInput, ReferenceInput as RaReferenceInput } from 'react-admin';
import type { InputProps } from '../types';
import { useCommonProps } from '../useCommonProps';
import { useRequiredMark } from '../useRequiredMark';
import { PickerChoices } from './PickerChoices';
import { usePicker } from './usePicker';
import { usePickerTexts } from './usePickerTexts';

const ReferenceInput = (props: InputProps) => {
  const picker = usePicker(props.field);
  return (
    <RaReferenceInput source={props.source} {...picker.reference}>
      <PickerChoices field={props.field}>
        <Picker {...props} picker={picker} />
      </PickerChoices>
    </RaReferenceInput>
  );
};

const Picker = ({ picker, ...props }: InputProps & { picker: ReturnType<typeof usePicker> }) => {
  const common = useCommonProps(props);
  const mark = useRequiredMark(props.required);
  const texts = usePickerTexts(picker);
  return (
    <div ref={mark}>
      <AutocompleteInput {...common} {...picker.input} {...texts} />
    </div>
  );
};

export default ReferenceInput;
