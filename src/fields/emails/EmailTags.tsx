import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText } from 'react-admin';
import { useInput } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { fillText } from '../../i18n/fillText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { inputTexts } from '../inputTexts';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { addresses, isAddress, piecesOf, tagsAndText } from './addresses';

/** Keys that end an address. */
const ENDS: ReadonlySet<string> = new Set(['Enter', ',', ';', ' ']);

/**
 * Each valid address becomes a tag as it is ended, pasted or left; what is none stays where it was typed, and is refused by
 * name when the form is sent (HOTEL-16, HOTEL-17). The form holds it all with each key: leaving asks, and nothing is lost.
 */
export function EmailTags(props: InputProps) {
  const { source, label, helperText, readOnly, isRequired, validate } = useCommonProps(props);
  const [typed, setTyped] = useState('');
  const { id, field, fieldState } = useInput({ source, validate, defaultValue: [] });
  const { trigger } = useFormContext();
  const { tags, text } = tagsAndText(field.value, typed);
  const { error, invalid } = fieldState;

  const hold = (ended: readonly string[], next: string): void => {
    setTyped(next);
    field.onChange([...ended, ...piecesOf(next)]);
  };
  const take = (given: string): void => {
    const pieces = piecesOf(given);
    const rest = pieces.filter((piece) => !isAddress(piece)).join(' ');
    hold(addresses([...tags, ...pieces.filter(isAddress)]), rest);
    if (pieces.length > 0) void trigger(source);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!ENDS.has(event.key) || text.trim() === '') return;
    event.preventDefault();
    take(text);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (readOnly || !/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    take(`${text} ${pasted}`);
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
                aria-label={fillText(inputTexts.removeTag, { tag })}
                icon={<Icon name="x" size={14} />}
                onClick={() =>
                  hold(
                    tags.filter((one) => one !== tag),
                    text,
                  )
                }
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
        value={text}
        onChange={({ target }) => hold(tags, target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          take(text);
          field.onBlur();
        }}
        error={invalid}
        helperText={
          <InputHelperText error={error?.message ?? ''} helperText={helperText || inputTexts.emailTags} />
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
