import { useEffect, type HTMLAttributes } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Field } from '../config/types';
import { RetryButton } from '../fields/inputs/RetryButton';
import { FieldValue } from '../fields/core/FieldValue';
import { useTranslateText } from '../i18n/useTranslateText';
import { useNotifyError } from '../ui/feedback/useNotifyError';
import type { ScopeLevel } from './scopeLevels';
import { scopeSelectorTexts as texts } from './texts';
import { useScopeSelect, type ScopeOption } from './useScopeSelect';

interface ScopeSelectProps {
  levels: readonly ScopeLevel[];
  /** Which of them it is. */
  level: ScopeLevel;
  /** What is chosen, in the order of the steps. */
  ids: readonly string[];
  /** Seconds that a failure of its list is said. */
  messageFor: number;
  onSelect: (id: string) => void;
  /** What is chosen is not there for this user. */
  onMissing: (id: string) => void;
}

const SECOND = 1000;

/** A choice above a page: a list that is searched by the host. A list that fails leaves what is chosen as it is. */
export function ScopeSelect({ levels, level, ids, messageFor, onSelect, onMissing }: ScopeSelectProps) {
  const t = useTranslateText();
  const select = useScopeSelect(levels, level, ids);
  const { value, type, isWaiting, isMissing, error } = select;
  useNotifyErrorOnce(level.error, error, messageFor);
  const missingId = isMissing ? value?.id : undefined;
  useEffect(() => {
    // Where all is chosen the record itself decides: it says what it belongs to.
    if (missingId !== undefined && ids.length < levels.length) onMissing(missingId);
  }, [missingId, ids, levels, onMissing]);
  return (
    <div className="picker" aria-busy={isWaiting}>
      <Autocomplete<ScopeOption>
        options={select.options}
        value={value}
        disabled={select.isDisabled}
        loading={isWaiting}
        loadingText={texts.searching}
        noOptionsText={select.noOptionsText}
        // The host searched already.
        filterOptions={(options) => options}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, currentOption) => option.id === currentOption.id}
        autoHighlight
        // There is no page for no choice.
        slotProps={{ clearIndicator: { style: { display: 'none' } } }}
        openText={texts.open}
        closeText={texts.close}
        inputValue={select.input}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') type(text);
          // A name that is known only now takes nothing away from who is typing.
          else if (reason !== 'reset') type(undefined);
        }}
        onClose={() => type(undefined)}
        onChange={(_, option) => {
          if (!option || option.id === value?.id) return;
          select.setPicked(option);
          onSelect(option.id);
        }}
        renderOption={({ key, ...optionProps }, option) => (
          <ScopeOptionItem key={key} optionProps={optionProps} option={option} below={level.below} />
        )}
        renderInput={(inputParams) => (
          <TextField
            {...inputParams}
            label={t(level.label)}
            error={error !== null || isMissing}
            helperText={select.helperText}
          />
        )}
      />
      {error && <RetryButton busy={select.isFetching} onRetry={select.retry} />}
    </div>
  );
}

interface ScopeOptionItemProps {
  /** Of MUI, for the row. */
  optionProps: HTMLAttributes<HTMLLIElement>;
  option: ScopeOption;
  below: Field | null;
}

const ScopeOptionItem = ({
  optionProps,
  option: { label, secondary, record },
  below,
}: ScopeOptionItemProps) => (
  <li {...optionProps}>
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
function useNotifyErrorOnce(text: string, error: Error | null, seconds: number): void {
  const notifyError = useNotifyError();
  useEffect(() => {
    if (error) notifyError(text, error, seconds * SECOND);
  }, [text, error, seconds, notifyError]);
}
