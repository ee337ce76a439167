import { interpolateText } from '../../i18n/interpolateText';
import { inputTexts } from '../inputs/texts';
import { useState } from 'react';
import { TextInput as RaTextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { allowedPrefixes, findPrefix } from './checkUrl';

const attributes = { autoComplete: 'off', inputMode: 'url', spellCheck: false } as const;

const UrlInput = (props: InputProps) => {
  const prefixes = allowedPrefixes(props.field);
  return prefixes.length > 1 ? (
    <PrefixedInput {...props} prefixes={prefixes} />
  ) : (
    <SinglePrefixInput {...props} prefix={prefixes[0]} />
  );
};

/** Input for a field with one allowed prefix: the user types the whole link. */
const SinglePrefixInput = ({ prefix, ...props }: InputProps & { prefix: string | undefined }) => {
  const common = useCommonProps(props);
  const htmlInput = { ...htmlInputProps(props), ...attributes };
  return <RaTextInput {...common} placeholder={common.placeholder ?? prefix} slotProps={{ htmlInput }} />;
};

/** The user selects the prefix and types the rest; a pasted link sets its own prefix. */
const PrefixedInput = ({ prefixes, ...props }: InputProps & { prefixes: readonly string[] }) => {
  const { field, disabled } = props;
  const common = useCommonProps(props);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field.name });
  const text = typeof value === 'string' ? value : '';
  // Prefix of a link that is still empty.
  const [pendingPrefix, setPendingPrefix] = useState(prefixes[0] ?? '');
  const current = findPrefix(text, field) ?? (text === '' ? pendingPrefix : '');
  const changePrefix = (prefix: string): void => {
    setPendingPrefix(prefix);
    if (text !== '') setValue(field.name, prefix + text.slice(current.length), { shouldDirty: true });
  };
  const select = (
    <select
      className="field-prefix"
      aria-label={interpolateText(inputTexts.prefixOf, { label: common.label })}
      disabled={disabled}
      value={current}
      onChange={({ target }) => changePrefix(target.value)}
    >
      {current === '' && <option value="">–</option>}
      {prefixes.map((prefix) => (
        <option key={prefix} value={prefix}>
          {prefix}
        </option>
      ))}
    </select>
  );
  return (
    <RaTextInput
      {...common}
      format={(fieldValue: unknown) =>
        typeof fieldValue === 'string' ? fieldValue.slice(findPrefix(fieldValue, field)?.length ?? 0) : ''
      }
      parse={(inputText: string) => {
        setPendingPrefix(current);
        return inputText === '' || findPrefix(inputText, field) !== undefined
          ? inputText
          : current + inputText;
      }}
      slotProps={{
        htmlInput: { ...htmlInputProps(props), ...attributes },
        input: { startAdornment: select },
      }}
    />
  );
};

export default UrlInput;
