import { useState } from 'react';
import type { Waves } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { FormField } from '../../ui/form/FormField';
import { MAX_ROWS, type RolloutPlan } from './rollout';
import { canRunInOneTab } from './runInOneTab';
import { waveTexts as texts } from './texts';
import type { PlannedRow } from './useStartRollout';
import './waves.css';

interface PlanDialogProps {
  title: string;
  waves: Pick<Waves, 'size' | 'stopAbove'> | null;
  rows: readonly PlannedRow[];
  onStart: (plan: RolloutPlan) => void;
  onClose: () => void;
}

/** Allowed values of each number. */
const ranges: Readonly<Record<keyof RolloutPlan, { min: number; max: number }>> = {
  size: { min: 1, max: 500 },
  stopAbove: { min: 0, max: 100 },
  waitMinutes: { min: 0, max: 1440 },
};
const names = ['size', 'stopAbove', 'waitMinutes'] as const;

/** Returns the number of a typed text; undefined if it is not a whole number in the range. */
function parseNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Shows the number of records and those that are left out with the reason, and asks for the size of the waves. */
export function PlanDialog({ title, waves, rows, onStart, onClose }: PlanDialogProps) {
  const [inputTexts, setInputTexts] = useState({
    size: String(waves?.size ?? ''),
    stopAbove: String(waves?.stopAbove ?? ''),
    waitMinutes: '0',
  });
  const values = {
    size: parseNumber(inputTexts.size, ranges.size),
    stopAbove: parseNumber(inputTexts.stopAbove, ranges.stopAbove),
    waitMinutes: parseNumber(inputTexts.waitMinutes, ranges.waitMinutes),
  };
  const [areErrorsShown, setErrorsShown] = useState(false);
  const includedCount = rows.filter(({ refusal }) => refusal === undefined).length;
  const disabledReason = getDisabledReason(includedCount, rows.length);
  const handleConfirm = (): void => {
    const { size, stopAbove, waitMinutes } = values;
    if (size === undefined || stopAbove === undefined || waitMinutes === undefined)
      return setErrorsShown(true);
    onStart({ size, stopAbove, waitMinutes });
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={texts.start}
      confirmDisabled={disabledReason !== undefined}
      {...(disabledReason !== undefined && { confirmDisabledReason: disabledReason })}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p role="status">
        {includedCount > 0 &&
          interpolateText(texts.included, {
            smart_count: includedCount,
            waves: interpolateText(texts.waveCount, {
              smart_count: Math.ceil(includedCount / (values.size ?? waves?.size ?? 1)),
            }),
          })}
      </p>
      <Excluded rows={rows} />
      <div className="wave-plan">
        {names.map((name) => (
          <FormField
            key={name}
            name={name}
            label={texts[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={inputTexts[name]}
            error={
              areErrorsShown && values[name] === undefined
                ? interpolateText(texts.range, ranges[name])
                : undefined
            }
            onChange={({ target }) => setInputTexts({ ...inputTexts, [name]: target.value })}
          />
        ))}
      </div>
      <p className="muted">{texts.keepsGoing}</p>
    </ConfirmDialog>
  );
}

function getDisabledReason(includedCount: number, rowCount: number): string | undefined {
  if (includedCount === 0) return texts.noneLeft;
  // Those left out are stored, too.
  if (rowCount > MAX_ROWS) return interpolateText(texts.tooManyRows, { max: MAX_ROWS });
  return canRunInOneTab() ? undefined : texts.noLocks;
}

/** Lists the records that are left out, by reason. */
function Excluded({ rows }: { rows: readonly PlannedRow[] }) {
  const namesByReason = new Map<string, string[]>();
  for (const { name, refusal } of rows)
    if (refusal !== undefined) namesByReason.set(refusal, [...(namesByReason.get(refusal) ?? []), name]);
  if (namesByReason.size === 0) return null;
  const count = [...namesByReason.values()].flat().length;
  return (
    <div className="notice warning wave-excluded">
      <p>{interpolateText(texts.excluded, { smart_count: count })}</p>
      <ul>
        {[...namesByReason].map(([reason, rowNames]) => (
          <li key={reason}>
            <details>
              <summary>{interpolateText(texts.excludedOf, { reason, smart_count: rowNames.length })}</summary>
              <p>{rowNames.join(', ')}</p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
