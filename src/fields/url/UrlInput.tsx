import { TextInput as RaTextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { prefixesOf } from './checkUrl';

const UrlInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const prefixes = prefixesOf(props.field);
  const attributes = {
    ...htmlInputProps(props),
    autoComplete: 'off',
    inputMode: 'url',
    spellCheck: false,
  } as const;
  const startAdornment = prefixes.length > 1 && (
    <Prefixes {...props} prefixes={prefixes} label={common.label} />
  );
  return (
    <RaTextInput
      {...common}
      placeholder={common.placeholder ?? prefixes[0]}
      slotProps={{ htmlInput: attributes, input: { startAdornment } }}
    />
  );
};

interface PrefixesProps extends InputProps {
  prefixes: readonly string[];
  label: string;
}

/** Changes the beginning of the link and leaves the rest as it was typed. */
const Prefixes = ({ field, disabled, prefixes, label }: PrefixesProps) => {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field.name });
  const text = typeof value === 'string' ? value : '';
  const current = prefixes.find((prefix) => text.toLowerCase().startsWith(prefix)) ?? '';
  return (
    <select
      className="field-prefix"
      aria-label={`Prefijo de ${label}`}
      disabled={disabled}
      value={current}
      onChange={(event) => {
        setValue(field.name, event.target.value + text.slice(current.length), { shouldDirty: true });
      }}
    >
      {current === '' && <option value="">—</option>}
      {prefixes.map((prefix) => (
        <option key={prefix} value={prefix}>
          {prefix}
        </option>
      ))}
    </select>
  );
};

export default UrlInput;
