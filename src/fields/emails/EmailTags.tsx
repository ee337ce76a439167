import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText } from 'react-admin';
import { useInput } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { globalTexts } from '../../i18n/es/global';
import { fillText } from '../../i18n/fillText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { isEmail } from '../email/isEmail';
import { fieldTexts } from '../texts';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { addresses } from './addresses';

/** Keys that end an address. */
const ENDS: ReadonlySet<string> = new Set(['Enter', ',', ';', ' ']);

/**
 * Each valid address becomes a tag as it is ended, pasted or left; what is none stays where it was typed, and is refused by
 * name when the form is sent (HOTEL-16, HOTEL-17).
 */
export function EmailTags(props: InputProps) {
  const { source, label, helperText, readOnly, isRequired, validate: check } = useCommonProps(props);
  const [typed, show] = useState('');
  const rest = useRef('');
  const setTyped = (text: string): void => {
    rest.current = text;
    show(text);
  };
  const validate = async (value: unknown): Promise<string | undefined> =>
    rest.current.trim() === '' ? check(value) : globalTexts.email_not_valid;
  const { id, field, fieldState } = useInput({ source, validate, defaultValue: [] });
  const { trigger } = useFormContext();
  const tags = addresses(field.value);
  const { error, invalid } = fieldState;

  const take = (text: string): void => {
    const pieces = text.split(/[\s,;]+/).filter((piece) => piece !== '');
    setTyped(pieces.filter((piece) => !isEmail(piece)).join(' '));
    field.onChange(addresses([...tags, ...pieces.filter(isEmail)]));
    if (pieces.length > 0) void trigger(source);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!ENDS.has(event.key) || typed.trim() === '') return;
    event.preventDefault();
    take(typed);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (readOnly || !/[\s,;]/.test(text.trim())) return;
    event.preventDefault();
    take(`${typed} ${text}`);
  };
  return (
    <div className={`ra-input ra-input-${source}`}>
      {tags.length > 0 && (
        <ul className="field-tags">
          {tags.map((tag) => (
            <li key={tag} className="field-chip">
              <span>{tag}</span>
              <Button
                variant="bare"
                className="field-scan"
                locked={readOnly}
                aria-label={fillText(fieldTexts.removeTag, { tag })}
                icon={<Icon name="x" size={14} />}
                onClick={() => field.onChange(tags.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          take(typed);
          field.onBlur();
        }}
        error={invalid}
        helperText={
          <InputHelperText error={error?.message ?? ''} helperText={helperText || fieldTexts.emailTags} />
        }
        fullWidth
        size="small"
        margin="dense"
        slotProps={{
          htmlInput: {
            ...htmlInputProps(props),
            readOnly,
            autoComplete: 'off',
            inputMode: 'email',
            spellCheck: false,
          },
        }}
      />
    </div>
  );
}
