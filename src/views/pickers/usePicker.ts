import { useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useSecondaryTexts, useTitles } from '../../console/hooks';
import { globalTexts } from '../../i18n/es/global';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { includesFolded } from '../../lib/foldText';
import { useLate } from '../../lib/useLate';
import type { PickerStep } from './steps';
import { pickersTexts as texts } from './texts';
import { useChosen } from './useChosen';
import { useRows, type Rows } from './useRows';

/** One of a picker. */
export interface Option {
  id: string;
  label: string;
  /** What tells it from others of that name; '' for nothing. */
  secondary?: string;
  /** Absent where the record itself has not been read. */
  record?: RaRecord;
}

/** Characters from which the host is asked; fewer look among those that are listed. */
const LEAST = 3;

/**
 * What a picker shows: what is chosen, what there is to choose from, what is said about it. `type` takes what is being
 * searched for; undefined for nothing, when the input shows what is chosen.
 */
export function usePicker(steps: readonly PickerStep[], step: PickerStep, ids: readonly string[]) {
  const t = useText();
  const titleOf = useTitles();
  const secondaryTextOf = useSecondaryTexts();
  const at = steps.indexOf(step);
  const id = ids[at];
  const [typed, type] = useState<string>();
  // One that was found by its name need not be among all that are listed.
  const [picked, setPicked] = useState<Option>();
  const text = (typed ?? '').trim();
  const isShort = text.length < LEAST;
  const search = isShort ? '' : text;
  const asked = useLate(search);
  const all = useRows(steps, ids, at);
  const found = useRows(steps, ids, at, { search: asked });
  const { record, isUnread, isMissing } = useChosen(step, id, all);
  const isWaiting = found.isFetching || search !== asked;
  const option = (row: RaRecord): Option => {
    const label = titleOf(step.resource, row, []) || String(row.id);
    return { id: String(row.id), label, secondary: secondaryTextOf(step.resource, row, label), record: row };
  };
  const known = record ? option(record) : picked?.id === id ? picked : undefined;
  const label = known?.label ?? (isUnread ? (id ?? '') : '');
  const missingAbove = ids.length < at ? steps[ids.length] : undefined;
  return {
    // The same one as long as it says the same: MUI takes another object for another choice.
    value: useMemo(() => (id === undefined ? null : { id, label }), [id, label]),
    input: typed ?? label,
    type,
    setPicked,
    options: isWaiting
      ? []
      : found.rows.map(option).filter((one) => !isShort || includesFolded(one.label, text)),
    isWaiting,
    isDisabled: missingAbove !== undefined,
    isMissing,
    error: found.error,
    isFetching: found.isFetching,
    retry: found.retry,
    noneText: noneText(),
    help: missingAbove ? fillText(texts.waits, { label: t(missingAbove.label) }) : helpOf(),
  };

  function noneText(): string {
    if (found.error) return texts.failed;
    if (all.isNone) return t(step.empty);
    // Those that are not listed have not been looked through.
    return isShort && moreText(all)
      ? fillText(globalTexts.min_characters, { smart_count: LEAST })
      : globalTexts.no_results;
  }

  function helpOf(): string | undefined {
    if (found.error) return t(step.error);
    return isMissing ? texts.missing : moreText(found);
  }
}

/** Says that there is more to find than what is listed. */
const moreText = ({ rows, total }: Rows): string | undefined =>
  total !== undefined && total > rows.length && rows.length > 0
    ? fillText(texts.more, { shown: rows.length, total })
    : undefined;
