import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText } from 'react-admin';
import { useInput } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { inputTexts } from '../inputs/texts';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { parseEmails, isTagEmail, splitEmails, splitTagsAndText } from './parseEmails';

/** Keys that end an e-mail address. */
const SEPARATOR_KEYS: ReadonlySet<string> = new Set(['Enter', ',', ';', ' ']);

/**
 * Turns each valid e-mail address into a tag when it is ended, pasted or blurred. An invalid text stays in the input and is
 * reported on submit. Each key updates the form value, so leaving the page asks for confirmation and loses nothing.
 */
export function EmailTags(props: InputProps) {
  const { source, label, helperText, readOnly, isRequired, validate } = useCommonProps(props);
  const [pendingText, setPendingText] = useState('');
  const { id, field, fieldState } = useInput({ source, validate, defaultValue: [] });
  const { trigger } = useFormContext();
  const { tags, text } = splitTagsAndText(field.value, pendingText);
  const { error, invalid } = fieldState;

  const setTagsAndText = (nextTags: readonly string[], nextText: string): void => {
    setPendingText(nextText);
    field.onChange([...nextTags, ...splitEmails(nextText)]);
  };
  const commitTags = (input: string): void => {
    const parts = splitEmails(input);
    const rest = parts.filter((part) => !isTagEmail(part)).join(' ');
    setTagsAndText(parseEmails([...tags, ...parts.filter(isTagEmail)]), rest);
    if (parts.length > 0) void trigger(source);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!SEPARATOR_KEYS.has(event.key) || text.trim() === '') return;
    event.preventDefault();
    commitTags(text);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (readOnly || !/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    commitTags(`${text} ${pasted}`);
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
                disabled={readOnly}
                aria-label={interpolateText(inputTexts.removeTag, { tag })}
                icon={<Icon name="x" size={14} />}
                onClick={() =>
                  setTagsAndText(
                    tags.filter((existing) => existing !== tag),
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
        onChange={({ target }) => setTagsAndText(tags, target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          commitTags(text);
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
