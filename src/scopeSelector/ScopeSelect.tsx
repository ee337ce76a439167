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
import { useScopeOptions } from './useScopeOptions';
import { useScopeSearch, type ScopeOption } from './useScopeSearch';

interface ScopeSelectProps {
  levels: readonly ScopeLevel[];
  /** Level of this select. */
  level: ScopeLevel;
  /** Selected ids, in level order. */
  ids: readonly string[];
  /** Seconds that the notification of a list error stays. */
  messageFor: number;
  onSelect: (id: string) => void;
  /** Called if the selected record does not exist for this user. */
  onMissing: (id: string) => void;
}

const SECOND = 1000;

/** A select above a page, with search on the host. If the list fails, the selection stays. */
export function ScopeSelect({ levels, level, ids, messageFor, onSelect, onMissing }: ScopeSelectProps) {
  const t = useTranslateText();
  const select = useScopeSearch(levels, level, ids);
  const { value, type, isWaiting, isMissing, error } = select;
  useNotifyErrorOnce(level.error, error, messageFor);
  const missingId = isMissing ? value?.id : undefined;
  useEffect(() => {
    // With a complete selection the record itself decides: it has the ids of its scope.
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
        // The host has filtered already.
        filterOptions={(options) => options}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, currentOption) => option.id === currentOption.id}
        autoHighlight
        // There is no page without a selection.
        slotProps={{
          clearIndicator: { style: { display: 'none' } },
          popper: { className: 'picker-options', placement: 'bottom-start' },
        }}
        openText={texts.open}
        closeText={texts.close}
        inputValue={select.input}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') type(text);
          // A label that loads late must not clear the typed text.
          else if (reason !== 'reset') type(undefined);
        }}
        onClose={() => type(undefined)}
        onChange={(_, option) => {
          if (!option || option.id === value?.id) return;
          select.setPicked(option);
          onSelect(option.id);
        }}
        renderOption={({ key, ...optionProps }, option) => (
          <ScopeOptionItem
            key={key}
            optionProps={optionProps}
            option={option}
            below={level.below}
            {...{ levels, level, ids }}
          />
        )}
        renderInput={(inputParams) => (
          <TextField
            {...inputParams}
            placeholder={t(level.label)}
            error={error !== null || isMissing}
            helperText={select.helperText}
            // In the header of the page a label above would be a line of its own.
            slotProps={{
              ...inputParams.slotProps,
              htmlInput: {
                ...inputParams.slotProps.htmlInput,
                'aria-label': t(level.label),
                title: value?.label || undefined,
              },
            }}
          />
        )}
      />
      {error && <RetryButton busy={select.isFetching} onRetry={select.retry} />}
    </div>
  );
}

interface ScopeOptionItemProps extends Pick<ScopeSelectProps, 'levels' | 'level' | 'ids'> {
  /** From MUI, for the option element. */
  optionProps: HTMLAttributes<HTMLLIElement>;
  option: ScopeOption;
  below: Field | null;
}

/** Option of a select. It is grey if a list that was read before has shown that nothing is below it. */
function ScopeOptionItem({ optionProps, option, below, levels, level, ids }: ScopeOptionItemProps) {
  const t = useTranslateText();
  const { id, label, secondary, record } = option;
  const levelIndex = levels.indexOf(level);
  const nextLevel = levels[levelIndex + 1];
  // Sends no request.
  const { isEmpty } = useScopeOptions(levels, [...ids.slice(0, levelIndex), id], levelIndex + 1, {
    enabled: false,
  });
  return (
    <li {...optionProps}>
      <span className={isEmpty ? 'picker-option is-empty' : 'picker-option'}>
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
        {isEmpty && nextLevel && <small>{` ${t(nextLevel.empty)}`}</small>}
      </span>
    </li>
  );
}

/** Notifies an error once, besides the message in place. */
function useNotifyErrorOnce(text: string, error: Error | null, seconds: number): void {
  const notifyError = useNotifyError();
  useEffect(() => {
    if (error) notifyError(text, error, seconds * SECOND);
  }, [text, error, seconds, notifyError]);
}
