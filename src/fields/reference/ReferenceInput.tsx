import { useState } from 'react';
import { ReferenceInput as RaReferenceInput } from 'react-admin';
import { pickerTexts } from './picker/texts';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import { LocalChoicesProvider, createLocalRecord } from './picker/LocalChoicesProvider';
import { AddLocalOption } from './picker/AddLocalOption';
import { CreateRecordButton } from './picker/CreateRecordButton';
import { PickerChoicesProvider } from './picker/PickerChoicesProvider';
import { RecordsAutocomplete } from './picker/RecordsAutocomplete';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { relatedId } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';
import { useChooseRecord } from './picker/useChooseRecord';
import { useClearOnFilterChange } from './picker/useClearOnFilterChange';
import { useRecordPicker } from './picker/useRecordPicker';
import { useAutoSelectSingle } from './picker/useAutoSelectSingle';

const ReferenceInput = (props: InputProps) =>
  optionsOf<ResolvedReferenceOptions>(props.field).pickerView === 'table' ? (
    <ReferenceTable {...props} />
  ) : (
    <SelectReferenceInput {...props} />
  );

const ReferenceTable = lazyWithRetry(() => import('./table/ReferenceTable'));

const SelectReferenceInput = (props: InputProps) => {
  const { field, disabled } = props;
  const picker = useRecordPicker(field);
  const { choose } = useChooseRecord(field);
  useClearOnFilterChange(field);
  const { resource, create, allowNew } = optionsOf<ResolvedReferenceOptions>(field);
  // Added names belong to the list they were added to.
  const listKey = JSON.stringify(picker.reference.filter);
  const [localNames, setLocalNames] = useState<{ list: string; names: readonly string[] }>({
    list: listKey,
    names: [],
  });
  const currentNames = localNames.list === listKey ? localNames.names : NO_NAMES;
  const addLocalName = (name: string): void => {
    setLocalNames({ list: listKey, names: [...currentNames, name] });
    choose(createLocalRecord(name), { isLocal: true });
  };
  return (
    <div>
      <RaReferenceInput source={field.name} {...picker.reference} {...(disabled ? NO_CHOICES : {})}>
        <PickerChoicesProvider field={field} picker={picker}>
          <LocalChoicesProvider names={currentNames} searchTerm={picker.typed}>
            <Picker {...props} picker={picker} />
            {allowNew && !disabled && (
              <AddLocalOption
                options={allowNew}
                getName={picker.getOptionText}
                disabledReason={picker.isWaiting ? pickerTexts.missingDependency : undefined}
                onAdd={addLocalName}
              />
            )}
          </LocalChoicesProvider>
        </PickerChoicesProvider>
      </RaReferenceInput>
      {create && !disabled && (
        <CreateRecordButton
          resource={resource}
          onCreated={(record) => relatedId(record) !== undefined && choose(record)}
        />
      )}
    </div>
  );
};

const NO_NAMES: readonly string[] = [];

/** Skip the list while nothing can be chosen; the selected record is fetched separately. */
const NO_CHOICES = { enableGetChoices: () => false };

const Picker = ({ picker, ...props }: InputProps & { picker: ReturnType<typeof useRecordPicker> }) => {
  const { cacheRecord } = useChooseRecord(props.field);
  useAutoSelectSingle(props.field, picker.isWaiting);
  return <RecordsAutocomplete {...props} picker={picker} multiple={false} onSelect={cacheRecord} />;
};

export default ReferenceInput;
