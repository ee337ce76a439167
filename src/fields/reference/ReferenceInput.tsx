import { useState } from 'react';
import { ReferenceInput as RaReferenceInput } from 'react-admin';
import { pickerTexts } from './texts';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { AddedChoices, localRecord } from './AddedChoices';
import { AddLocal } from './AddLocal';
import { CreateRelated } from './CreateRelated';
import { PickerChoices } from './PickerChoices';
import { RecordsAutocomplete } from './RecordsAutocomplete';
import { lazyWithReload } from '../../lib/retryImport';
import { relatedId } from './references';
import type { ReferenceFilled } from './schema';
import { useChoose } from './useChoose';
import { useClearWithFilter } from './useClearWithFilter';
import { usePicker } from './usePicker';
import { useSelectOnly } from './useSelectOnly';

const ReferenceInput = (props: InputProps) =>
  optionsOf<ReferenceFilled>(props.field).show === 'table' ? (
    <ReferenceTable {...props} />
  ) : (
    <ListInput {...props} />
  );

const ReferenceTable = lazyWithReload(() => import('./ReferenceTable'));

const ListInput = (props: InputProps) => {
  const { field, disabled } = props;
  const picker = usePicker(field);
  const { choose } = useChoose(field);
  useClearWithFilter(field);
  const { resource, create, addLocal } = optionsOf<ReferenceFilled>(field);
  // What was added belongs to the list it was added to.
  const list = JSON.stringify(picker.reference.filter);
  const [added, setAdded] = useState<{ list: string; names: readonly string[] }>({ list, names: [] });
  const names = added.list === list ? added.names : NONE;
  const add = (name: string): void => {
    setAdded({ list, names: [...names, name] });
    choose(localRecord(name), { isLocal: true });
  };
  return (
    <div>
      <RaReferenceInput source={field.name} {...picker.reference} {...(disabled ? NO_CHOICES : {})}>
        <PickerChoices field={field} picker={picker}>
          <AddedChoices names={names} typed={picker.typed}>
            <Picker {...props} picker={picker} />
            {addLocal && !disabled && (
              <AddLocal
                options={addLocal}
                nameOf={picker.optionText}
                why={picker.isWaiting ? pickerTexts.waits : undefined}
                onAdd={add}
              />
            )}
          </AddedChoices>
        </PickerChoices>
      </RaReferenceInput>
      {create && !disabled && (
        <CreateRelated
          resource={resource}
          onCreated={(record) => relatedId(record) !== undefined && choose(record)}
        />
      )}
    </div>
  );
};

const NONE: readonly string[] = [];

/** What cannot be chosen is not asked for: the one that stands there is read by itself. */
const NO_CHOICES = { enableGetChoices: () => false };

const Picker = ({ picker, ...props }: InputProps & { picker: ReturnType<typeof usePicker> }) => {
  const { remember } = useChoose(props.field);
  useSelectOnly(props.field, picker.isWaiting);
  return <RecordsAutocomplete {...props} picker={picker} multiple={false} onChosen={remember} />;
};

export default ReferenceInput;
