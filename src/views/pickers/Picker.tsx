import { useEffect, type HTMLAttributes } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Field } from '../../config/types';
import { AskAgain } from '../../fields/AskAgain';
import { FieldValue } from '../../fields/FieldValue';
import { useText } from '../../i18n/useText';
import { useSayFailure } from '../../ui/useSayFailure';
import type { PickerStep } from './steps';
import { pickersTexts as texts } from './texts';
import { usePicker, type Option } from './usePicker';

interface PickerProps {
  steps: readonly PickerStep[];
  /** Which of them it is. */
  step: PickerStep;
  /** What is chosen, in the order of the steps. */
  ids: readonly string[];
  /** Seconds that a failure of its list is said. */
  messageFor: number;
  onPick: (id: string) => void;
  /** What is chosen is not there for this user. */
  onMissing: (id: string) => void;
}

const SECOND = 1000;

/** A choice above a page: a list that is searched by the host. A list that fails leaves what is chosen as it is. */
export function Picker({ steps, step, ids, messageFor, onPick, onMissing }: PickerProps) {
  const t = useText();
  const picker = usePicker(steps, step, ids);
  const { value, type, isWaiting, isMissing, error } = picker;
  useSayOnce(step.error, error, messageFor);
  const missing = isMissing ? value?.id : undefined;
  useEffect(() => {
    // Where all is chosen the record itself decides: it says what it belongs to.
    if (missing !== undefined && ids.length < steps.length) onMissing(missing);
  }, [missing, ids, steps, onMissing]);
  return (
    <div className="picker" aria-busy={isWaiting}>
      <Autocomplete<Option>
        options={picker.options}
        value={value}
        disabled={picker.isDisabled}
        loading={isWaiting}
        loadingText={texts.searching}
        noOptionsText={picker.noneText}
        // The host searched already.
        filterOptions={(options) => options}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        autoHighlight
        // There is no page for no choice.
        slotProps={{ clearIndicator: { style: { display: 'none' } } }}
        openText={texts.open}
        closeText={texts.close}
        inputValue={picker.input}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') type(text);
          // A name that is known only now takes nothing away from who is typing.
          else if (reason !== 'reset') type(undefined);
        }}
        onClose={() => type(undefined)}
        onChange={(_, chosen) => {
          if (!chosen || chosen.id === value?.id) return;
          picker.setPicked(chosen);
          onPick(chosen.id);
        }}
        renderOption={({ key, ...given }, one) => (
          <Choice key={key} given={given} one={one} below={step.below} />
        )}
        renderInput={(given) => (
          <TextField
            {...given}
            label={t(step.label)}
            error={error !== null || isMissing}
            helperText={picker.help}
          />
        )}
      />
      {error && <AskAgain busy={picker.isFetching} onRetry={picker.retry} />}
    </div>
  );
}

interface ChoiceProps {
  /** Of MUI, for the row. */
  given: HTMLAttributes<HTMLLIElement>;
  one: Option;
  below: Field | null;
}

const Choice = ({ given, one: { label, secondary, record }, below }: ChoiceProps) => (
  <li {...given}>
    <span className="picker-option">
      <span>{label}</span>
      {!below && secondary && <small>{` ${secondary}`}</small>}
      {below && record && (
        <>
          {' '}
          <small>
            <FieldValue field={below} record={record} place="cell" />
          </small>
        </>
      )}
    </span>
  </li>
);

/** Says a failure once, beside what stands in its place. */
function useSayOnce(text: string, error: Error | null, seconds: number): void {
  const sayFailure = useSayFailure();
  useEffect(() => {
    if (error) sayFailure(text, error, seconds * SECOND);
  }, [text, error, seconds, sayFailure]);
}
