import { TextInput as RaTextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isHexColour } from '../../lib/colour';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { interpolateText } from '../../i18n/interpolateText';
import { inputTexts } from '../inputs/texts';

const ColourInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const attributes = {
    ...htmlInputProps(props),
    autoComplete: 'off',
    maxLength: 9,
    spellCheck: false,
  } as const;
  return (
    <RaTextInput
      {...common}
      placeholder={common.placeholder ?? '#RRGGBB'}
      slotProps={{
        htmlInput: attributes,
        input: { startAdornment: <NativeColourInput {...props} label={common.label} /> },
      }}
    />
  );
};

/** The browser's colour input, which supports six digits only. The opacity of an eight-digit colour is preserved. */
const NativeColourInput = ({ field, disabled, label }: InputProps & { label: string }) => {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field.name });
  const colour = isHexColour(value) ? value : '#000000';
  return (
    <input
      type="color"
      className="field-picker"
      aria-label={interpolateText(inputTexts.chooseColour, { label })}
      disabled={disabled}
      // The browser shows black for no colour.
      data-unset={isHexColour(value) ? undefined : true}
      value={colour.slice(0, 7)}
      onChange={(event) => {
        setValue(field.name, event.target.value + colour.slice(7), {
          shouldDirty: true,
          shouldValidate: true,
        });
      }}
    />
  );
};

export default ColourInput;
