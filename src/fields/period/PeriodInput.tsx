import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DEFAULTS } from '../../config/defaults';
import { readPath } from '../../config/readPath';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { useMoments } from '../../lib/useMoments';
import { useStartWith } from '../FormStartContext';
import { InputGroup } from '../InputGroup';
import { optionsOf } from '../optionsOf';
import { DateText } from '../date/DateText';
import { inputTexts } from '../inputTexts';
import { TimeText } from '../time/TimeText';
import type { InputProps } from '../types';
import { htmlInputProps } from '../useCommonProps';
import {
  hasBegun,
  heldPeriod,
  firstDayOf,
  parts,
  periodProblem,
  startNow,
  toPeriod,
  unixNow,
  type Part,
  type Period,
} from './periods';
import type { PeriodFilled } from './schema';

/** A day and a time for each end. What is wrong stands at the input that puts it right. */
const PeriodInput = (props: InputProps) => {
  const { field } = props;
  const t = useText();
  const period = toPeriod(useWatch({ name: field.name }));
  const isLocked = useBegun(props, period);
  useNow(props, period);
  const locked = isLocked ? { ...props, why: inputTexts.periodBegun } : props;
  return (
    <InputGroup {...locked} required={false}>
      <div className="field-period">
        {parts.map((part) => (
          <PartInput
            key={part}
            {...props}
            part={part}
            period={period}
            label={t(partLabel(part, field))}
            disabled={props.disabled || (isLocked && part.startsWith('from'))}
          />
        ))}
      </div>
    </InputGroup>
  );
};

const partLabel = (part: Part, field: InputProps['field']): string => {
  const { fromLabel, untilLabel } = optionsOf<PeriodFilled>(field);
  const end = part.startsWith('from') ? fromLabel : untilLabel;
  return fillText(part.endsWith('Day') ? inputTexts.periodDay : inputTexts.periodTime, { end });
};

interface PartInputProps extends InputProps {
  part: Part;
  period: Period;
  label: string;
}

function PartInput({ part, period, label, ...props }: PartInputProps) {
  const { field, disabled, required: isRequired } = props;
  const t = useText();
  const { getValues } = useFormContext();
  const validate = (): string | undefined => {
    const held = heldPeriod(getValues(), field.name);
    if (!isRequired && parts.every((one) => held[one] === '')) return undefined;
    if (held[part] === '') {
      // A text of the field's own speaks of all of it, and is said once.
      const isFirst = parts.find((one) => held[one] === '') === part;
      return t(isFirst ? field.requiredText : DEFAULTS.field.requiredText);
    }
    const found = periodProblem(held, field);
    return found?.part === part ? t(found.problem.message, found.problem.args) : undefined;
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
  if (part.endsWith('Time')) return <TimeText {...common} parse={textOf} />;
  return (
    <DateText
      {...common}
      kind="date"
      toIso={textOf}
      fromIso={textOf}
      min={firstDayOf(period, part, field, unixNow())}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether the start has come; from then on it is what the host has, whatever was typed. */
function useBegun({ field }: InputProps, period: Period): boolean {
  const { setValue } = useFormContext();
  const from = period.$came?.from;
  useMoments(typeof from === 'number' ? [from] : []);
  const isBegun = hasBegun(period, field, unixNow());
  const came = toPeriod(period.$came);
  const { fromDay, fromTime } = came;
  useEffect(() => {
    if (!isBegun) return;
    setValue(`${field.name}.fromDay`, fromDay, { shouldValidate: true });
    setValue(`${field.name}.fromTime`, fromTime, { shouldValidate: true });
  }, [isBegun, fromDay, fromTime, field.name, setValue]);
  return isBegun;
}

/** A start that is now keeps up with the clock until somebody changes it; that is no change of theirs. */
function useNow({ field }: InputProps, period: Period): void {
  const { setValue, getValues } = useFormContext();
  const { defaultValues } = useFormState();
  const startWith = useStartWith();
  const isNow = period.$now !== undefined && `${period.fromDay}T${period.fromTime}` === period.$now;
  const nextMinute = (Math.floor(unixNow() / 60) + 1) * 60;
  const passed = useMoments(isNow ? [nextMinute] : []);
  useEffect(() => {
    if (!isNow) return;
    const start = startNow();
    if (start.$now === heldPeriod(getValues(), field.name).$now) return;
    // Of what the form began with the start alone moves: an end that somebody changed stays a change.
    startWith(field.name, { ...toPeriod(readPath(defaultValues, field.name)), ...start });
    for (const [part, text] of Object.entries(start)) setValue(`${field.name}.${part}`, text);
  }, [isNow, nextMinute, passed, field.name, defaultValues, getValues, setValue, startWith]);
}

export default PeriodInput;
