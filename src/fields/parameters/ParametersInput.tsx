import { useCallback, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { InputGroup } from '../inputs/InputGroup';
import { optionsOf } from '../core/optionsOf';
import type { ItemDefinition } from '../definedItems/definedItems';
import type { InputProps } from '../core/types';
import { useDefinedItems } from '../definedItems/useDefinedItems';
import { ParameterInputs } from './ParameterInputs';
import { parameterMembers, newParameter, readParameters } from './parameterItems';
import type { ResolvedParametersOptions } from './schema';

/** One input, or several, for each parameter that the chosen record defines. */
const ParametersInput = (props: InputProps) => {
  const { field, disabled, validate } = props;
  const { definitionField, definitionsPath } = optionsOf<ResolvedParametersOptions>(field);
  const createItem = useCallback((definition: ItemDefinition) => newParameter(definition, field), [field]);
  useDefinedItems(field, { definitionField, definitionsPath, key: parameterMembers(field).name }, createItem);
  const rules = useMemo(() => ({ validate }), [validate]);
  const { fields } = useFieldArray({ name: field.name, keyName: '$at', rules });
  return (
    <InputGroup {...props}>
      {readParameters(fields).map((parameter, index) =>
        parameter.$key === '' ? null : (
          <ParameterInputs
            // A new key for a parameter that was refilled: its values are another field array.
            key={fields[index]?.$at ?? index}
            field={field}
            parameter={parameter}
            path={`${field.name}.${index}`}
            disabled={disabled}
          />
        ),
      )}
    </InputGroup>
  );
};

export default ParametersInput;
