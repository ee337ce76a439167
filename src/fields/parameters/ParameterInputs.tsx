import { memo, useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Field } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { createField } from '../core/createField';
import { FieldInput } from '../core/FieldInput';
import { inputTexts } from '../inputs/texts';
import {
  EMPTY_PARAMETER_VALUE,
  readParameterSpec,
  type ParameterItem,
  type ParameterSpec,
} from './parameterItems';
import { useParameterCheck } from './useParameterCheck';

interface ParameterInputsProps {
  field: Field;
  parameter: ParameterItem;
  /** Form path of the parameter. */
  path: string;
  disabled: boolean;
}

/**
 * The inputs of a parameter: value and unit, or several values. Memoised, so that keys in other inputs do not re-render up to
 * 200 of them.
 */
export const ParameterInputs = memo(function Inputs({
  field,
  parameter,
  path,
  disabled,
}: ParameterInputsProps) {
  const t = useTranslateText();
  // The definition may load after the form has rendered.
  const $def = useWatch({ name: `${path}.$def` }) as ParameterItem['$def'];
  const spec = useMemo(() => readParameterSpec({ ...parameter, $def }, field), [parameter, $def, field]);
  const { fields, append, remove } = useFieldArray({ name: `${path}.values`, keyName: '$at' });
  const label = t(spec.label);
  const isEditable = spec.multiple && !disabled;
  return (
    <>
      {fields.map(({ $at }, index) => (
        <ValueInputs
          key={$at}
          spec={spec}
          label={fields.length > 1 ? `${label} ${index + 1}` : label}
          path={`${path}.values.${index}`}
          isFirst={index === 0}
          disabled={disabled}
          onRemove={isEditable && fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {isEditable && (
        <Button
          small
          icon={<Icon name="plus" size={16} />}
          onClick={() => append({ ...EMPTY_PARAMETER_VALUE, unit: spec.units[0] ?? null })}
        >
          {interpolateText(inputTexts.addValue, { label })}
        </Button>
      )}
    </>
  );
});

interface ValueInputsProps {
  spec: ParameterSpec;
  label: string;
  path: string;
  isFirst: boolean;
  disabled: boolean;
  onRemove: (() => void) | undefined;
}

/** One value, its unit if there are several to choose from, and the remove button. */
function ValueInputs({ spec, label, path, isFirst, disabled, onRemove }: ValueInputsProps) {
  const checkValue = useParameterCheck(spec);
  const [soleUnit] = spec.units.length === 1 ? spec.units : [];
  const value = useMemo(
    () => ({
      ...valueField(`${path}.value`, soleUnit === undefined ? label : `${label} (${soleUnit})`, spec),
      required: spec.required && isFirst,
      readOnly: disabled,
    }),
    [path, label, soleUnit, spec, isFirst, disabled],
  );
  const unit = useMemo(
    () => ({
      ...createField(`${path}.unit`, {
        type: 'enum',
        label: inputTexts.unit,
        values: [...spec.units],
        // An empty value needs no unit.
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
      <FieldInput field={value} check={checkValue} />
      {hasUnits && <FieldInput field={unit} />}
      {onRemove && (
        <Button small onClick={onRemove}>
          <span>{inputTexts.remove}</span> <span className="field-hidden">{label}</span>
        </Button>
      )}
    </div>
  );
}

/** Returns the field for a value: a choice if the definition lists values, else a text. */
function valueField(name: string, label: string, { choices, secret, isKnown, type }: ParameterSpec): Field {
  if (choices.length > 0) return createField(name, { type: 'enum', label, values: [...choices] });
  const typeNote =
    type === undefined ? inputTexts.missingValueType : interpolateText(inputTexts.unknownValueType, { type });
  const help = isKnown ? undefined : typeNote;
  return createField(name, { type: 'text', label, secret, ...(help === undefined ? {} : { help }) });
}
