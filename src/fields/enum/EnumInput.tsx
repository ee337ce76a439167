import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { normaliseAccess } from '../../config/normalise/access';
import { useConsoleCanAccess } from '../../queries/console/consoleHooks';
import { optionsOf } from '../core/optionsOf';
import { RetryButton } from '../inputs/RetryButton';
import type { InputProps } from '../core/types';
import { useCommonProps } from '../inputs/useCommonProps';
import { useFormScope } from '../formContext/useFormScope';
import { useAriaRequired } from '../inputs/useAriaRequired';
import { useTranslateText } from '../../i18n/useTranslateText';
import { enumLabel, isEnumValue, type Choice, type EnumValue } from './choices';
import { sortByDeclaration } from './sortByDeclaration';
import type { ResolvedEnumOptions, EnumOptions } from './schema';
import { useChoices } from './useChoices';
import { useStoreChosenRecord } from './useStoreChosenRecord';
import { inputTexts } from '../inputs/texts';
import { includesFolded } from '../../lib/text/foldText';
import { AutocompleteInput } from '../autocomplete/AutocompleteInput';
import { useSearchText } from '../autocomplete/useSearchText';

const EnumInput = (props: InputProps) =>
  hasDeclaredValues(optionsOf<ResolvedEnumOptions>(props.field)) ? (
    <ChoiceInput {...props} scope={NO_SCOPE} />
  ) : (
    <LoadedInput {...props} />
  );

const hasDeclaredValues = ({ path, recordPath }: EnumOptions): boolean =>
  path === undefined && recordPath === undefined;

const NO_SCOPE = {};

// A separate component, so that only choices that depend on the form re-render at every key.
const LoadedInput = (props: InputProps) => <ChoiceInput {...props} scope={useFormScope()} />;

const ChoiceInput = ({ scope, ...props }: InputProps & { scope: Readonly<Record<string, unknown>> }) => {
  // Shown in the place of the value: the attribute would be that of a hidden input.
  const { placeholder = inputTexts.choose, ...common } = useCommonProps(props);
  const rootRef = useAriaRequired(props.required);
  const { choices: allChoices, isLoading, retryState } = useChoices(props.field, scope);
  const choices = useAccessibleChoices(allChoices, props.field);
  useStoreChosenRecord(props.field, allChoices);
  const t = useTranslateText();
  const { multiple, writeAs } = optionsOf<ResolvedEnumOptions>(props.field);
  const value: unknown = useWatch({ name: props.field.name });
  // A body that is no longer offered has no name.
  const getLabel = (choiceValue: EnumValue): string =>
    writeAs === undefined ? enumLabel(choiceValue, props.field, t) : inputTexts.noLongerOffered;
  const displayedChoices = withDisabledReasons(
    withStoredValues(choices, value, getLabel),
    value,
    props.field,
    t,
  );
  const problem = retryState && t(optionsOf<ResolvedEnumOptions>(props.field).loadError);
  return (
    <div ref={rootRef}>
      {multiple ? (
        <MultipleChoiceInput {...props} choices={displayedChoices} problem={problem} />
      ) : (
        <SelectInput
          {...common}
          helperText={problem ?? common.helperText}
          slotProps={{
            select: {
              displayEmpty: true,
              renderValue: (selected: unknown) =>
                displayedChoices.find((choice) => choice.value === selected)?.label ??
                (props.disabled ? '' : <span className="select-placeholder">{placeholder}</span>),
            },
          }}
          choices={displayedChoices}
          optionValue="value"
          optionText="label"
          translateChoice={false}
          isLoading={isLoading}
          emptyText={inputTexts.noSelection}
        />
      )}
      {retryState && <RetryButton {...retryState} />}
    </div>
  );
};

interface MultipleChoiceInputProps extends InputProps {
  choices: readonly SelectableChoice[];
  problem: string | undefined;
}

const MultipleChoiceInput = ({ choices, ...props }: MultipleChoiceInputProps) => {
  const searchText = useSearchText();
  const { join } = optionsOf<ResolvedEnumOptions>(props.field);
  return (
    <AutocompleteInput
      {...props}
      multiple
      searchText={searchText}
      options={choices.filter(({ label }) => includesFolded(label, searchText.search))}
      getLabel={(value) => choices.find((choice) => choice.value === value)?.label ?? String(value)}
      noOptionsText="no_results"
      toOptionValues={(fieldValue) => [fieldValue ?? []].flat().filter(isEnumValue)}
      // The order of clicks does not matter: unselecting and reselecting a value is no change.
      toFieldValue={(values) => (join === undefined ? values : sortByDeclaration(values, props.field))}
    />
  );
};

/** Returns the choices that this user may select. */
function useAccessibleChoices(choices: Choice[], field: InputProps['field']): Choice[] {
  const canAccess = useConsoleCanAccess();
  const { valueAccess } = optionsOf<ResolvedEnumOptions>(field);
  return choices.filter(({ value }) => canAccess(normaliseAccess(valueAccess[String(value)])));
}

/** Adds a stored value that is no longer a choice, so that it stays visible with its label and survives saving. */
const withStoredValues = (
  choices: Choice[],
  value: unknown,
  getLabel: (storedValue: EnumValue) => string,
): Choice[] => {
  const missing = (Array.isArray(value) ? value : [value])
    .filter(isEnumValue)
    .filter((storedValue) => storedValue !== '' && !choices.some((choice) => choice.value === storedValue));
  return [
    ...choices,
    ...missing.map((storedValue) => ({ value: storedValue, label: getLabel(storedValue) })),
  ];
};

/** A choice of the list. react-admin's select also supports `disabled`. */
type SelectableChoice = Choice & { disabled?: boolean };

/** Appends the reason to disabled choices in the list; the selected value shows without it. */
const withDisabledReasons = (
  choices: Choice[],
  value: unknown,
  field: InputProps['field'],
  t: (searchText: string) => string,
): SelectableChoice[] => {
  const { disabledValues } = optionsOf<ResolvedEnumOptions>(field);
  const currentValues = [value].flat();
  return choices.map((choice) => {
    const disabledReason = disabledValues[String(choice.value)];
    if (disabledReason === undefined || currentValues.includes(choice.value)) return choice;
    return { ...choice, label: `${choice.label} (${t(disabledReason)})`, disabled: true };
  });
};

export default EnumInput;
