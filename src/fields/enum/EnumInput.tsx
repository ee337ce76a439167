import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { normaliseAccess } from '../../config/normalise/access';
import { useMayIn } from '../../console/hooks';
import { optionsOf } from '../optionsOf';
import { AskAgain } from '../AskAgain';
import type { InputProps } from '../types';
import { useCommonProps } from '../useCommonProps';
import { useFormScope } from '../useFormScope';
import { useRequiredMark } from '../useRequiredMark';
import { useText } from '../../i18n/useText';
import { enumLabel, isEnumValue, type Choice, type EnumValue } from './choices';
import { inOrder } from './inOrder';
import type { EnumFilled, EnumOptions } from './schema';
import { useChoices } from './useChoices';
import { useKeep } from './useKeep';
import { inputTexts } from '../inputTexts';
import { includesFolded } from '../../lib/foldText';
import { AutocompleteInput } from '../autocomplete/AutocompleteInput';
import { useTypedText } from '../autocomplete/useTypedText';

const EnumInput = (props: InputProps) =>
  isDeclared(optionsOf<EnumFilled>(props.field)) ? (
    <Chooser {...props} scope={NO_SCOPE} />
  ) : (
    <LoadedInput {...props} />
  );

const isDeclared = ({ path, from }: EnumOptions): boolean => path === undefined && from === undefined;

const NO_SCOPE = {};

// Apart, so that only choices that depend on the form are drawn again at every key.
const LoadedInput = (props: InputProps) => <Chooser {...props} scope={useFormScope()} />;

const Chooser = ({ scope, ...props }: InputProps & { scope: Readonly<Record<string, unknown>> }) => {
  const common = useCommonProps(props);
  const mark = useRequiredMark(props.required);
  const { choices: all, isLoading, again } = useChoices(props.field, scope);
  const choices = useAllowed(all, props.field);
  useKeep(props.field, all);
  const t = useText();
  const { multiple, as } = optionsOf<EnumFilled>(props.field);
  const value: unknown = useWatch({ name: props.field.name });
  // A body that is offered no more has no name.
  const labelOf = (one: EnumValue): string =>
    as === undefined ? enumLabel(one, props.field, t) : inputTexts.notOffered;
  const offered = withReasons(withChosen(choices, value, labelOf), value, props.field, t);
  const problem = again && t(optionsOf<EnumFilled>(props.field).loadError);
  return (
    <div ref={mark}>
      {multiple ? (
        <Several {...props} choices={offered} problem={problem} />
      ) : (
        <SelectInput
          {...common}
          helperText={problem ?? common.helperText}
          choices={offered}
          optionValue="value"
          optionText="label"
          translateChoice={false}
          isLoading={isLoading}
          emptyText={inputTexts.notChosen}
        />
      )}
      {again && <AskAgain {...again} />}
    </div>
  );
};

interface SeveralProps extends InputProps {
  choices: readonly Offered[];
  problem: string | undefined;
}

const Several = ({ choices, ...props }: SeveralProps) => {
  const text = useTypedText();
  const { join } = optionsOf<EnumFilled>(props.field);
  return (
    <AutocompleteInput
      {...props}
      multiple
      text={text}
      options={choices.filter(({ label }) => includesFolded(label, text.search))}
      labelOf={(value) => choices.find((choice) => choice.value === value)?.label ?? String(value)}
      noOptionsText="no_results"
      valuesOf={(held) => [held ?? []].flat().filter(isEnumValue)}
      // The order of the clicks is none: ticked off and on again, nothing has changed.
      toHeld={(values) => (join === undefined ? values : inOrder(values, props.field))}
    />
  );
};

/** The choices that this user may choose (USER-28). */
function useAllowed(choices: Choice[], field: InputProps['field']): Choice[] {
  const may = useMayIn();
  const { valueAccess } = optionsOf<EnumFilled>(field);
  return choices.filter(({ value }) => may(normaliseAccess(valueAccess[String(value)])));
}

/** A stored value that is no choice any more stays visible, by its label, and is not lost by saving (PROJ-11). */
const withChosen = (choices: Choice[], value: unknown, labelOf: (one: EnumValue) => string): Choice[] => {
  const missing = (Array.isArray(value) ? value : [value])
    .filter(isEnumValue)
    .filter((one) => one !== '' && !choices.some((choice) => choice.value === one));
  return [...choices, ...missing.map((one) => ({ value: one, label: labelOf(one) }))];
};

/** A choice of the list; react-admin's select knows `disabled`, too. */
type Offered = Choice & { disabled?: boolean };

/** Values that cannot be chosen say why in the list; the one that stands in the field reads as ever (LAYOUT-08). */
const withReasons = (
  choices: Choice[],
  value: unknown,
  field: InputProps['field'],
  t: (text: string) => string,
): Offered[] => {
  const { disabledValues } = optionsOf<EnumFilled>(field);
  const chosen = [value].flat();
  return choices.map((choice) => {
    const why = disabledValues[String(choice.value)];
    if (why === undefined || chosen.includes(choice.value)) return choice;
    return { ...choice, label: `${choice.label} (${t(why)})`, disabled: true };
  });
};

export default EnumInput;
