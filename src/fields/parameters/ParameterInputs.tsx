import { memo, useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Field } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { codedField } from '../codedField';
import { FieldInput } from '../FieldInput';
import { inputTexts } from '../inputTexts';
import { NO_VALUE, specOf, type Parameter, type Spec } from './parameters';
import { useCheck } from './useCheck';

interface ParameterInputsProps {
  field: Field;
  parameter: Parameter;
  /** Where the form holds it. */
  path: string;
  disabled: boolean;
}

/** The inputs of a parameter: of its value and its unit, or of several. Not drawn again at keys elsewhere: there may be 200. */
export const ParameterInputs = memo(function Inputs({
  field,
  parameter,
  path,
  disabled,
}: ParameterInputsProps) {
  const t = useText();
  // A definition may come after the form was drawn.
  const $def = useWatch({ name: `${path}.$def` }) as Parameter['$def'];
  const spec = useMemo(() => specOf({ ...parameter, $def }, field), [parameter, $def, field]);
  const { fields, append, remove } = useFieldArray({ name: `${path}.values`, keyName: '$at' });
  const label = t(spec.label);
  const isFree = spec.multiple && !disabled;
  return (
    <>
      {fields.map(({ $at }, at) => (
        <ValueInputs
          key={$at}
          spec={spec}
          label={fields.length > 1 ? `${label} ${at + 1}` : label}
          path={`${path}.values.${at}`}
          isFirst={at === 0}
          disabled={disabled}
          onRemove={isFree && fields.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {isFree && (
        <Button
          small
          icon={<Icon name="plus" size={16} />}
          onClick={() => append({ ...NO_VALUE, unit: spec.units[0] ?? null })}
        >
          {fillText(inputTexts.addValue, { label })}
        </Button>
      )}
    </>
  );
});

interface ValueInputsProps {
  spec: Spec;
  label: string;
  path: string;
  isFirst: boolean;
  disabled: boolean;
  onRemove: (() => void) | undefined;
}

/** One value, its unit where there are several to choose from, and the way to take it out. */
function ValueInputs({ spec, label, path, isFirst, disabled, onRemove }: ValueInputsProps) {
  const check = useCheck(spec);
  const [only] = spec.units.length === 1 ? spec.units : [];
  const value = useMemo(
    () => ({
      ...valueField(`${path}.value`, only === undefined ? label : `${label} (${only})`, spec),
      required: spec.required && isFirst,
      readOnly: disabled,
    }),
    [path, label, only, spec, isFirst, disabled],
  );
  const unit = useMemo(
    () => ({
      ...codedField(`${path}.unit`, {
        type: 'enum',
        label: inputTexts.unit,
        values: [...spec.units],
        // What stays empty needs none.
        requiredWhen: { field: `${path}.value`, empty: false },
      }),
      readOnly: disabled,
    }),
    [path, spec, disabled],
  );
  const hasUnits = spec.units.length > 1;
  return (
    <div
      className="field-parameter"
      data-columns={hasUnits ? 2 : 1}
      {...(hasUnits ? { role: 'group', 'aria-label': label } : {})}
    >
      <FieldInput field={value} check={check} />
      {hasUnits && <FieldInput field={unit} />}
      {onRemove && (
        <Button small onClick={onRemove}>
          <span>{inputTexts.remove}</span> <span className="field-hidden">{label}</span>
        </Button>
      )}
    </div>
  );
}

/** What asks for a value: a choice where the definition lists what there is, else a text. */
function valueField(name: string, label: string, { choices, secret, isKnown, type }: Spec): Field {
  if (choices.length > 0) return codedField(name, { type: 'enum', label, values: [...choices] });
  const note = type === undefined ? inputTexts.noValueType : fillText(inputTexts.unknownValueType, { type });
  const help = isKnown ? undefined : note;
  return codedField(name, { type: 'text', label, secret, ...(help === undefined ? {} : { help }) });
}
