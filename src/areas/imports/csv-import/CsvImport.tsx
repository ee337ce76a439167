import { useNotify } from 'ra-core';
import { rowsTexts } from '../../../actions/rows/texts';
import type { RecordForm } from '../../../config/types';
import { fillText } from '../../../i18n/fillText';
import { OperationDialog } from '../../../operations/OperationDialog';
import type { DialogProps } from '../../../parts/types';
import type { OptionsOf } from '../../../parts/types';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { CheckedTable } from './CheckedTable';
import { ChooseFile } from './ChooseFile';
import './csvImport.css';
import { MappingTable } from './MappingTable';
import type { options } from './options';
import { texts } from './texts';
import { useImportFile } from './useImportFile';
import { useImportRun } from './useImportRun';

type Props = DialogProps<OptionsOf<typeof options>>;

/** Records from a CSV file: choose, say what each column is, look at what would be sent, send. */
export default function CsvImport(props: Props) {
  const { create } = props.resource;
  return create && <Import {...props} form={create} />;
}

function Import({ resource, parent, options, label, onClose, form }: Props & { form: RecordForm }) {
  const notify = useNotify();
  const file = useImportFile(resource, form, parent);
  const { operation, begin } = useImportRun({ resource, form, parent, atOnce: options.atOnce ?? 1, label });
  const { table, mapping, why, ready } = file;
  if (operation) {
    const left = (): void => {
      onClose();
      if (operation.state === 'running') notify(rowsTexts.goes_on, { type: 'info' });
    };
    return <OperationDialog operation={operation} onClose={left} />;
  }
  const send = (): void => {
    if (table && why === undefined) begin({ table, mapping, rows: ready });
  };
  return (
    <Dialog
      open
      title={label}
      width={960}
      onClose={() => onClose()}
      actions={
        <>
          <Button onClick={() => onClose()}>{texts.cancel}</Button>
          <Button variant="primary" why={why} onClick={send}>
            {fillText(texts.send, { smart_count: Math.max(ready.length, 1) })}
          </Button>
        </>
      }
    >
      <div className="csv-import">
        <ChooseFile file={file} />
        {table && <MappingTable key={table.id} file={file} table={table} />}
        {table && <CheckedTable key={`${table.id} ${JSON.stringify(mapping)}`} file={file} table={table} />}
      </div>
    </Dialog>
  );
}
