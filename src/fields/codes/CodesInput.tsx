import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { evaluate } from '../../config/evaluate';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { scannerTexts } from '../../scanner/texts';
import { codeOfTyped } from '../../scanner/codeFromScan';
import { useScanned } from '../../scanner/useScanned';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { KeyInput } from '../../ui/KeyInput';
import { InputGroup } from '../InputGroup';
import { optionsOf } from '../optionsOf';
import { ScanButton } from '../text/ScanButton';
import { inputTexts } from '../inputTexts';
import type { InputProps } from '../types';
import { useConditionScope } from '../useConditionScope';
import { htmlInputProps } from '../useCommonProps';
import { codeProblem, heldCodes, toCodes } from './codes';
import { CodesScanner } from './CodesScanner';
import type { CodesFilled } from './schema';
import type { StoredCode } from './stored';

/** An input for each code: by hand, by a reader that types and ends with Enter, or by camera, one after the other. */
const CodesInput = (props: InputProps) => {
  const { field, disabled } = props;
  const t = useText();
  const { setValue, setFocus } = useFormContext();
  const held: unknown = useWatch({ name: field.name });
  const codes = toCodes(held, field);
  const max = useMost(props);
  const [scanning, setScanning] = useState<number>();
  const entry = t(optionsOf<CodesFilled>(field).entry);
  const put = (at: number, code: StoredCode): void => {
    const next = codes.map((one, place) => (place === at ? code : one));
    if (at === codes.length) next.push(code);
    setValue(field.name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const add = (): void => {
    setValue(field.name, [...codes, { code: '', raw: null }], { shouldDirty: true });
    queueMicrotask(() => setFocus(`${field.name}.${codes.length}.code`));
  };
  const scanned = useScanned();
  /** As what the camera reads there. */
  const cut = ({ value }: HTMLInputElement, at: number): void => {
    const code = codeOfTyped(value.trim());
    if (value.includes('=') && !disabled) put(at, { code, raw: null });
  };
  const onBlur = (event: FocusEvent<HTMLElement>, at: number): void => {
    scanned.onBlur(event);
    if (event.target instanceof HTMLInputElement) cut(event.target, at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const did = scanned.onKeyDown(event);
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || (key !== 'Enter' && did !== 'ended')) return;
    // A reader that is a keyboard ends with Enter or Tab: the next card is read, nothing is sent.
    event.preventDefault();
    // One that begins with Enter as well has read nothing yet: the card is meant for here.
    if (did === 'again' || did === 'early') return;
    cut(target, at);
    if (at + 1 < codes.length) setFocus(`${field.name}.${at + 1}.code`);
    else if (at + 1 < max) add();
  };
  return (
    <InputGroup {...props} required={false}>
      {codes.map((code, at) => (
        <CodeInput
          key={at}
          {...props}
          at={at}
          code={code}
          label={capital(fillText(inputTexts.code, { entry, number: at + 1 }))}
          entry={entry}
          onKeyDown={(event) => onKeyDown(event, at)}
          onBlur={(event) => onBlur(event, at)}
          onScan={() => setScanning(at)}
          onClear={() => put(at, { code: '', raw: null })}
        />
      ))}
      {!disabled && codes.length < max && (
        <Button small variant="quiet" icon={<Icon name="plus" size={16} />} onClick={add}>
          {fillText(inputTexts.addCode, { entry })}
        </Button>
      )}
      {scanning !== undefined && (
        <CodesScanner
          at={scanning}
          last={max - 1}
          titleOf={(at) =>
            fillText(scannerTexts.scanField, { name: fillText(inputTexts.code, { entry, number: at + 1 }) })
          }
          onCode={(at, code) => put(at, { code, raw: null })}
          onNext={setScanning}
          onClose={() => setScanning(undefined)}
        />
      )}
    </InputGroup>
  );
};

/** How many codes there may be as the form stands. */
function useMost({ field }: InputProps): number {
  const { max, moreWhen } = optionsOf<CodesFilled>(field);
  const scope = useConditionScope();
  return moreWhen && evaluate(moreWhen.when, scope) ? moreWhen.max : max;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How an empty text reads among values that are shown as JSON. */
const EMPTY_TEXT = '""';

interface CodeInputProps extends InputProps {
  at: number;
  code: StoredCode;
  label: string;
  /** What one code is called. */
  entry: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onScan: () => void;
  onClear: () => void;
}

function CodeInput({ at, code, label, entry, onKeyDown, onBlur, onScan, onClear, ...props }: CodeInputProps) {
  const { field, disabled, why } = props;
  const t = useText();
  const { getValues } = useFormContext();
  const isRequired = props.required && at === 0;
  const validate = (): string | undefined => {
    const all = heldCodes(getValues(field.name));
    const problem = codeProblem(all, at, field, entry);
    if (problem) return t(problem.message, problem.args);
    return isRequired && (all[at]?.code ?? '').trim() === '' ? t(field.requiredText) : undefined;
  };
  const isUnread = code.raw !== null && code.code === '';
  return (
    <div className="field-code" role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <TextInput
        source={`${field.name}.${at}.code`}
        label={label}
        helperText={isUnread ? fillText(inputTexts.codeUnreadable, { raw: code.raw || EMPTY_TEXT }) : false}
        readOnly={disabled}
        isRequired={isRequired}
        validate={validate}
        parse={(text: unknown) => text ?? ''}
        fullWidth
        size="small"
        margin="dense"
        slotProps={{
          input: { inputComponent: KeyInput },
          htmlInput: {
            ...htmlInputProps({ ...props, required: isRequired }),
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
          },
        }}
      />
      <span className="field-code-buttons">
        {optionsOf<CodesFilled>(field).scan && (
          <ScanButton
            label={fillText(scannerTexts.scanField, { name: label })}
            disabled={disabled}
            why={why}
            onClick={onScan}
          />
        )}
        {(isUnread || code.code !== '') && (
          <Button
            variant="bare"
            className="field-scan"
            locked={disabled}
            aria-label={fillText(inputTexts.clearCode, { entry, number: at + 1 })}
            icon={<Icon name="x" size={16} />}
            onClick={onClear}
          />
        )}
      </span>
    </div>
  );
}

export default CodesInput;
