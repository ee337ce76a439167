import { useEffect, useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DEFAULTS } from '../../config/defaults';
import { readPath } from '../../config/values/readPath';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useRerenderAt } from '../../lib/date/useRerenderAt';
import { useSetInitialValue } from '../formContext/InitialValueContext';
import { InputGroup } from '../inputs/InputGroup';
import { optionsOf } from '../core/optionsOf';
import { DateTextInput } from '../dateBase/DateTextInput';
import { inputTexts } from '../inputs/texts';
import { TimeTextInput } from '../time/TimeTextInput';
import type { InputProps } from '../core/types';
import { htmlInputProps } from '../inputs/useCommonProps';
import {
  findNewStart,
  hasStarted,
  readPeriod,
  getMinDay,
  periodParts,
  checkPeriod,
  startsNow,
  toPeriod,
  unixNow,
  type PeriodPart,
  type PeriodValue,
} from './periodValue';
import type { ResolvedPeriodOptions } from './schema';

const startParts = periodParts.filter((part) => part.startsWith('from'));
const endParts = periodParts.filter((part) => !startParts.includes(part));

/** A day and a time for each end. Each error shows at the input that fixes it. */
const PeriodInput = (props: InputProps) => {
  const { field } = props;
  const t = useTranslateText();
  const period = toPeriod(useWatch({ name: field.name }));
  const isLocked = useHasStarted(props, period);
  useTrackNow(props, period);
  const lockedId = useId();
  const renderPart = (part: PeriodPart, isPartLocked = false) => (
    <PartInput
      key={part}
      {...props}
      part={part}
      period={period}
      label={t(partLabel(part, field))}
      disabled={props.disabled || isPartLocked}
      required={props.required && !isPartLocked}
    />
  );
  return (
    <InputGroup {...props} required={false} describedBy={lockedId}>
      <div className="field-period">
        {startParts.map((part) => renderPart(part, isLocked))}
        <span id={lockedId} className="field-help" role="status">
          {isLocked && <span>{inputTexts.periodStarted}</span>}
        </span>
        {endParts.map((part) => renderPart(part))}
      </div>
    </InputGroup>
  );
};

const partLabel = (part: PeriodPart, field: InputProps['field']): string => {
  const { fromLabel, toLabel } = optionsOf<ResolvedPeriodOptions>(field);
  const end = part.startsWith('from') ? fromLabel : toLabel;
  return interpolateText(part.endsWith('Day') ? inputTexts.periodDay : inputTexts.periodTime, { end });
};

interface PartInputProps extends InputProps {
  part: PeriodPart;
  period: PeriodValue;
  label: string;
}

function PartInput({ part, period, label, ...props }: PartInputProps) {
  const { field, disabled, required: isRequired } = props;
  const t = useTranslateText();
  const { getValues } = useFormContext();
  const validate = (): string | undefined => {
    const currentPeriod = readPeriod(getValues(), field.name);
    if (!isRequired && periodParts.every((candidate) => currentPeriod[candidate] === '')) return undefined;
    if (currentPeriod[part] === '') {
      // A custom required text covers the whole period, so show it once.
      const isFirst = periodParts.find((candidate) => currentPeriod[candidate] === '') === part;
      return t(isFirst ? field.requiredText : DEFAULTS.field.requiredText);
    }
    const partProblem = checkPeriod(currentPeriod, field);
    return partProblem?.part === part ? t(partProblem.problem.message, partProblem.problem.args) : undefined;
  };
  const common = {
    source: `${field.name}.${part}`,
    label,
    helperText: false as const,
    readOnly: disabled,
    isRequired,
    validate,
    fullWidth: true,
    size: 'small' as const,
    margin: 'dense' as const,
    htmlInput: htmlInputProps({ ...props, disabled, required: isRequired }),
  };
  if (part.endsWith('Time')) return <TimeTextInput {...common} parse={toText} />;
  return (
    <DateTextInput
      {...common}
      kind="date"
      toIso={toText}
      fromIso={toText}
      min={getMinDay(period, part, field, unixNow())}
    />
  );
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** True if the start has passed. From then on the host's start applies, whatever was typed. */
function useHasStarted({ field }: InputProps, period: PeriodValue): boolean {
  const { setValue } = useFormContext();
  const from = period.$came?.from;
  useRerenderAt(typeof from === 'number' ? [from] : []);
  const isStarted = hasStarted(period, field, unixNow());
  const original = toPeriod(period.$came);
  const { fromDay, fromTime } = original;
  useEffect(() => {
    if (!isStarted) return;
    setValue(`${field.name}.fromDay`, fromDay, { shouldValidate: true });
    setValue(`${field.name}.fromTime`, fromTime, { shouldValidate: true });
  }, [isStarted, fromDay, fromTime, field.name, setValue]);
  return isStarted;
}

/** Keeps a "now" start in sync with the clock until the user changes it. This does not count as a user change. */
function useTrackNow({ field }: InputProps, period: PeriodValue): void {
  const { setValue, getValues } = useFormContext();
  const { defaultValues } = useFormState();
  const setInitialValue = useSetInitialValue();
  const tracksNow = startsNow(period);
  const nextMinute = (Math.floor(unixNow() / 60) + 1) * 60;
  const tick = useRerenderAt(tracksNow ? [nextMinute] : []);
  useEffect(() => {
    if (!tracksNow) return;
    // By the values of this moment: the user may have changed them since the last render.
    const currentStart = findNewStart(readPeriod(getValues(), field.name));
    if (!currentStart) return;
    // Update only the start in the initial value: an end that the user changed must still count as a change.
    setInitialValue(field.name, { ...toPeriod(readPath(defaultValues, field.name)), ...currentStart });
    for (const [part, text] of Object.entries(currentStart)) setValue(`${field.name}.${part}`, text);
  }, [tracksNow, nextMinute, tick, field.name, defaultValues, getValues, setValue, setInitialValue]);
}

export default PeriodInput;
