import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { capitalise } from '../../lib/capitalise';
import { evaluate } from '../../config/conditions/evaluate';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { scannerTexts } from '../../scanner/scannerTexts';
import { parseTypedCode } from '../../scanner/parseScannedCode';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { SecretTextInput } from '../../ui/form/SecretTextInput';
import { InputGroup } from '../inputs/InputGroup';
import { optionsOf } from '../core/optionsOf';
import { ScanButton } from '../inputs/ScanButton';
import { inputTexts } from '../inputs/texts';
import type { InputProps } from '../core/types';
import { useConditionScope } from '../formContext/useConditionScope';
import { htmlInputProps } from '../inputs/useCommonProps';
import { checkCode, readFormCodes, toFormCodes } from './formCodes';
import { CodesScanner } from './CodesScanner';
import { RefusedCodes, type RefusedCode } from './RefusedCodes';
import type { ResolvedCodesOptions } from './schema';
import type { StoredCode } from './readCodes';

/** One input per code: typed, read by a keyboard scanner that ends with Enter, or scanned by camera in sequence. */
const CodesInput = (props: InputProps) => {
  const { field, disabled } = props;
  const t = useTranslateText();
  const { setValue, setFocus } = useFormContext();
  const fieldValue: unknown = useWatch({ name: field.name });
  const codes = toFormCodes(fieldValue, field);
  const maxCodes = useMaxCodes(props);
  const [scanningIndex, setScanningIndex] = useState<number>();
  const [refusedCodes, setRefusedCodes] = useState<readonly RefusedCode[]>([]);
  const entry = t(optionsOf<ResolvedCodesOptions>(field).entry);
  const setCode = (index: number, code: StoredCode): void => {
    const nextCodes = codes.map((existing, position) => (position === index ? code : existing));
    if (index === codes.length) nextCodes.push(code);
    setValue(field.name, nextCodes, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const getCodeProblem = (index: number, code: string): string | undefined => {
    const nextCodes = [...codes.slice(0, index), { code, raw: null }, ...codes.slice(index + 1)];
    const problem = checkCode(nextCodes, index, field, entry);
    return problem && t(problem.message, problem.args);
  };
  const addCode = (): void => {
    setValue(field.name, [...codes, { code: '', raw: null }], { shouldDirty: true });
    queueMicrotask(() => setFocus(`${field.name}.${codes.length}.code`));
  };
  const scannerHandlers = useKeyboardScanner();
  /** Treat the typed text like one that the camera scanned. */
  const acceptTypedCode = ({ value }: HTMLInputElement, index: number, isFromScanner = false): void => {
    const text = value.trim();
    const code = parseTypedCode(text, isFromScanner);
    if (code !== text && !disabled) setCode(index, { code, raw: null });
  };
  const onBlur = (event: FocusEvent<HTMLElement>, index: number): void => {
    scannerHandlers.onBlur(event);
    if (event.target instanceof HTMLInputElement) acceptTypedCode(event.target, index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const scanEvent = scannerHandlers.onKeyDown(event);
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || (key !== 'Enter' && scanEvent !== 'ended')) return;
    // A keyboard scanner ends with Enter or Tab: focus the input of the next card and do not submit.
    event.preventDefault();
    // Some scanners also start with Enter. The input is still empty then, so keep the focus here.
    if (scanEvent === 'again' || scanEvent === 'early') return;
    acceptTypedCode(target, index, scanEvent === 'ended');
    if (index + 1 < codes.length) setFocus(`${field.name}.${index + 1}.code`);
    else if (index + 1 < maxCodes) addCode();
  };
  return (
    <InputGroup {...props} required={false}>
      {codes.map((code, index) => (
        <CodeInput
          key={index}
          {...props}
          index={index}
          code={code}
          label={capitalise(interpolateText(inputTexts.code, { entry, number: index + 1 }))}
          entry={entry}
          onKeyDown={(event) => onKeyDown(event, index)}
          onBlur={(event) => onBlur(event, index)}
          onScan={() => {
            setRefusedCodes([]);
            setScanningIndex(index);
          }}
          onClear={() => setCode(index, { code: '', raw: null })}
        />
      ))}
      {!disabled && codes.length < maxCodes && (
        <Button small variant="quiet" icon={<Icon name="plus" size={16} />} onClick={addCode}>
          {interpolateText(inputTexts.addCode, { entry })}
        </Button>
      )}
      {scanningIndex !== undefined && (
        <CodesScanner
          index={scanningIndex}
          lastIndex={maxCodes - 1}
          getTitle={(index) =>
            interpolateText(scannerTexts.scanField, {
              name: interpolateText(inputTexts.code, { entry, number: index + 1 }),
            })
          }
          onCode={(index, code) => setCode(index, { code, raw: null })}
          getProblem={getCodeProblem}
          refusedCodes={refusedCodes}
          onRefuse={(refusedCode) => setRefusedCodes([...refusedCodes, refusedCode])}
          onNext={setScanningIndex}
          onClose={() => setScanningIndex(undefined)}
        />
      )}
      {scanningIndex === undefined && <RefusedCodes codes={refusedCodes} />}
    </InputGroup>
  );
};

/** Returns the maximum number of codes for the current form values. */
function useMaxCodes({ field }: InputProps): number {
  const { max, moreWhen } = optionsOf<ResolvedCodesOptions>(field);
  const scope = useConditionScope();
  return moreWhen && evaluate(moreWhen.when, scope) ? moreWhen.max : max;
}

/** Display of an empty text among values shown as JSON. */
const EMPTY_TEXT = '""';

interface CodeInputProps extends InputProps {
  index: number;
  code: StoredCode;
  label: string;
  /** Name of one code. */
  entry: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onScan: () => void;
  onClear: () => void;
}

function CodeInput({
  index,
  code,
  label,
  entry,
  onKeyDown,
  onBlur,
  onScan,
  onClear,
  ...props
}: CodeInputProps) {
  const { field, disabled, disabledReason } = props;
  const t = useTranslateText();
  const { getValues } = useFormContext();
  const isRequired = props.required && index === 0;
  const validate = (): string | undefined => {
    const codes = readFormCodes(getValues(field.name));
    const problem = checkCode(codes, index, field, entry);
    if (problem) return t(problem.message, problem.args);
    return isRequired && (codes[index]?.code ?? '').trim() === '' ? t(field.requiredText) : undefined;
  };
  const isUnreadable = code.raw !== null && code.code === '';
  return (
    <div className="field-code" role="presentation" data-code="" onKeyDown={onKeyDown} onBlur={onBlur}>
      <TextInput
        source={`${field.name}.${index}.code`}
        label={label}
        helperText={
          isUnreadable ? interpolateText(inputTexts.unreadableCode, { raw: code.raw || EMPTY_TEXT }) : false
        }
        readOnly={disabled}
        isRequired={isRequired}
        validate={validate}
        parse={(text: unknown) => text ?? ''}
        fullWidth
        size="small"
        margin="dense"
        slotProps={{
          input: { inputComponent: SecretTextInput },
          htmlInput: {
            ...htmlInputProps({ ...props, required: isRequired }),
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
          },
        }}
      />
      <span className="field-code-buttons">
        {optionsOf<ResolvedCodesOptions>(field).scan && (
          <ScanButton
            label={interpolateText(scannerTexts.scanField, { name: label })}
            disabled={disabled}
            disabledReason={disabledReason}
            onClick={onScan}
          />
        )}
        {(isUnreadable || code.code !== '') && (
          <Button
            variant="bare"
            className="field-scan"
            disabled={disabled}
            aria-label={interpolateText(inputTexts.clearCode, { entry, number: index + 1 })}
            icon={<Icon name="x" size={16} />}
            onClick={onClear}
          />
        )}
      </span>
    </div>
  );
}

export default CodesInput;
