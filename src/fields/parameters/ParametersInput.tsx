import { useCallback, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { InputGroup } from '../InputGroup';
import { optionsOf } from '../optionsOf';
import type { Definition } from '../rows';
import type { InputProps } from '../types';
import { useRows } from '../useRows';
import { ParameterInputs } from './ParameterInputs';
import { membersOf, newParameter, parametersOf } from './parameters';
import type { ParametersFilled } from './schema';

/** An input, or several, for each parameter that the chosen record defines. */
const ParametersInput = (props: InputProps) => {
  const { field, disabled, validate } = props;
  const { of, read } = optionsOf<ParametersFilled>(field);
  const make = useCallback((definition: Definition) => newParameter(definition, field), [field]);
  useRows(field, { of, read, key: membersOf(field).name }, make);
  const rules = useMemo(() => ({ validate }), [validate]);
  const { fields } = useFieldArray({ name: field.name, keyName: '$at', rules });
  return (
    <InputGroup {...props}>
      {parametersOf(fields).map((parameter, at) =>
        parameter.$key === '' ? null : (
          <ParameterInputs
            // Another one for what was filled in anew: its values are a list of their own.
            key={fields[at]?.$at ?? at}
            field={field}
            parameter={parameter}
            path={`${field.name}.${at}`}
            disabled={disabled}
          />
        ),
      )}
    </InputGroup>
  );
};

export default ParametersInput;
