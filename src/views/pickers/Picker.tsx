import { useEffect, useMemo, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { RaRecord } from 'ra-core';
import { useTitles } from '../../console/hooks';
import { AskAgain } from '../../fields/AskAgain';
import { FieldValue } from '../../fields/FieldValue';
import { globalTexts } from '../../i18n/es/global';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { useSayFailure } from '../../ui/useSayFailure';
import type { PickerStep } from './steps';
import { pickersTexts as texts } from './texts';
import { useChosen } from './useChosen';
import { useRows, type Rows } from './useRows';

interface PickerProps {
  steps: readonly PickerStep[];
  /** Its place among them. */
  at: number;
  step: PickerStep;
  /** What is chosen, in the order of the steps. */
  ids: readonly string[];
  /** Seconds that a failure of its list is said. */
  messageFor: number;
  onPick: (id: string) => void;
  /** What is chosen is not there for this user. */
  onMissing: (id: string) => void;
}

interface Option {
  id: string;
  label: string;
  /** Absent where the record itself has not been read. */
  record?: RaRecord;
}

/** ms after the last key until it searches. */
const DEBOUNCE = 500;
const SECOND = 1000;

/** A choice above a page: a list that is searched by the host. A list that fails leaves what is chosen as it is. */
export function Picker({ steps, at, step, ids, messageFor, onPick, onMissing }: PickerProps) {
  const t = useText();
  const titleOf = useTitles();
  // What is being searched for; undefined while the input shows what is chosen.
  const [typed, setTyped] = useState<string>();
  const search = (typed ?? '').trim();
  const asked = useLate(search);
  const all = useRows(steps, ids, at);
  const found = useRows(steps, ids, at, asked);
  const id = ids[at];
  const { record, isUnread, isMissing } = useChosen(step, id, all);
  // One that was found by its name need not be among all that are listed.
  const [picked, setPicked] = useState<Option>();
  useSayOnce(step.error, found.error, messageFor);
  useEffect(() => {
    // Where all is chosen the record itself decides: it says what it belongs to.
    if (isMissing && id !== undefined && ids.length < steps.length) onMissing(id);
  }, [isMissing, id, ids, steps, onMissing]);

  const option = (row: RaRecord): Option => ({
    id: String(row.id),
    label: titleOf(step.resource, row, []) || String(row.id),
    record: row,
  });
  const isWaiting = found.isFetching || search !== asked;
  const missingAbove = ids.length < at ? steps[ids.length] : undefined;
  const known = record ? option(record) : picked?.id === id ? picked : undefined;
  const label = known?.label ?? (isUnread ? (id ?? '') : '');
  // The same one as long as it says the same: MUI takes another object for another choice.
  const value = useMemo(() => (id === undefined ? null : { id, label }), [id, label]);
  return (
    <div className="picker" aria-busy={isWaiting}>
      <Autocomplete<Option>
        options={isWaiting ? [] : found.rows.map(option)}
        value={value}
        disabled={missingAbove !== undefined}
        loading={isWaiting}
        loadingText={texts.searching}
        noOptionsText={noneText()}
        // The host searched already.
        filterOptions={(options) => options}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        autoHighlight
        // There is no page for no choice.
        slotProps={{ clearIndicator: { style: { display: 'none' } } }}
        openText={texts.open}
        closeText={texts.close}
        inputValue={typed ?? label}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') setTyped(text);
          // A name that is known only now takes nothing away from who is typing.
          else if (reason !== 'reset') setTyped(undefined);
        }}
        onClose={() => setTyped(undefined)}
        onChange={(_, chosen) => {
          if (!chosen || chosen.id === id) return;
          setPicked(chosen);
          onPick(chosen.id);
        }}
        renderOption={({ key, ...given }, one) => (
          <li key={key} {...given}>
            <span className="picker-option">
              {one.label}
              {step.below && one.record && (
                <>
                  {' '}
                  <small>
                    <FieldValue field={step.below} record={one.record} place="cell" />
                  </small>
                </>
              )}
            </span>
          </li>
        )}
        renderInput={(given) => (
          <TextField
            {...given}
            label={t(step.label)}
            error={found.error !== null || isMissing}
            helperText={helpOf()}
          />
        )}
      />
      {found.error && <AskAgain busy={found.isFetching} onRetry={found.retry} />}
    </div>
  );

  function noneText(): string {
    if (found.error) return texts.failed;
    return all.isNone ? t(step.empty) : globalTexts.no_results;
  }

  function helpOf(): string | undefined {
    if (missingAbove) return fillText(texts.waits, { label: t(missingAbove.label) });
    if (found.error) return t(step.error);
    return isMissing ? texts.missing : moreText(found);
  }
}

/** Says that there is more to find than what is listed. */
const moreText = ({ rows, total }: Rows): string | undefined =>
  total !== undefined && total > rows.length && rows.length > 0
    ? fillText(texts.more, { shown: rows.length, total })
    : undefined;

/** The same text once it has stood for a moment; an empty one at once. */
function useLate(text: string): string {
  const [late, setLate] = useState(text);
  useEffect(() => {
    if (text === late) return undefined;
    const timer = setTimeout(() => setLate(text), text === '' ? 0 : DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, late]);
  return late;
}

/** Says a failure once, beside what stands in its place. */
function useSayOnce(text: string, error: Error | null, seconds: number): void {
  const sayFailure = useSayFailure();
  useEffect(() => {
    if (error) sayFailure(text, error, seconds * SECOND);
  }, [text, error, seconds, sayFailure]);
}
