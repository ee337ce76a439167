import { useEffect, useRef, useState } from 'react';
import { Form, type RaRecord } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../../../config/types';
import { FieldInput } from '../../../../fields/core/FieldInput';
import { relatedId } from '../../../../fields/reference/relatedRecord';
import { MuiProvider } from '../../../../ui/theme/MuiProvider';

interface RecordPickerProps {
  field: Field;
  /** Record whose members fill the path of the picker. */
  record: RaRecord;
  /** '' for none. */
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The picker of a reference field outside of a form of its record. */
export default function RecordPicker({ field, record, ...selection }: RecordPickerProps) {
  // Set once: another record object would reset the picker.
  const [initialRecord] = useState(() => ({ ...record, [field.name]: selection.selectedId || null }));
  return (
    <MuiProvider>
      <Form record={initialRecord}>
        <FieldInput field={field} />
        <Selection name={field.name} {...selection} />
      </Form>
    </MuiProvider>
  );
}

/** Keeps the value of the picker and the selected id equal, whichever changes. */
function Selection({
  name,
  selectedId,
  onSelect,
}: Pick<RecordPickerProps, 'selectedId' | 'onSelect'> & { name: string }) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const pickedId = String(relatedId(value) ?? '');
  const current = useRef(selectedId);
  useEffect(() => {
    if (pickedId === current.current) return;
    current.current = pickedId;
    onSelect(pickedId);
  }, [pickedId, onSelect]);
  useEffect(() => {
    if (selectedId === current.current) return;
    current.current = selectedId;
    setValue(name, selectedId || null);
  }, [selectedId, name, setValue]);
  return null;
}
