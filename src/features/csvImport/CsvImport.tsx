import { useNotify } from 'ra-core';
import { bulkTexts } from '../../actions/bulk/texts';
import type { RecordForm } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { JobDialog } from '../../jobs/JobDialog';
import type { DialogExtensionProps } from '../../extensions/types';
import type { OptionsFromShape } from '../../extensions/types';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { ImportPreviewTable } from './ImportPreviewTable';
import { CsvFileChooser } from './CsvFileChooser';
import './csvImport.css';
import { MappingTable } from './MappingTable';
import type { options } from './options';
import { csvImportTexts } from './texts';
import { useImportFile } from './useImportFile';
import { useImportRun } from './useImportRun';

type Props = DialogExtensionProps<OptionsFromShape<typeof options>>;

/** CSV import of records: choose a file, map its columns, check the preview, send. */
export default function CsvImport(props: Props) {
  const { create } = props.resource;
  return create && <CsvImportDialog {...props} form={create} />;
}

function CsvImportDialog({ resource, parent, options, label, onClose, form }: Props & { form: RecordForm }) {
  const notify = useNotify();
  const file = useImportFile(resource, form, parent);
  const { job, begin } = useImportRun({ resource, form, parent, concurrency: options.atOnce ?? 1, label });
  const { table, mapping, disabledReason, readyRows } = file;
  if (job) {
    const handleJobClose = (): void => {
      onClose();
      if (job.state === 'running') notify(bulkTexts.goes_on, { type: 'info' });
    };
    return <JobDialog job={job} onClose={handleJobClose} />;
  }
  const send = (): void => {
    if (table && disabledReason === undefined) begin({ table, mapping, rows: readyRows });
  };
  return (
    <Dialog
      open
      title={label}
      width={960}
      onClose={() => onClose()}
      actions={
        <>
          <Button onClick={() => onClose()}>{csvImportTexts.cancel}</Button>
          <Button variant="primary" disabledReason={disabledReason} onClick={send}>
            {interpolateText(csvImportTexts.send, { smart_count: Math.max(readyRows.length, 1) })}
          </Button>
        </>
      }
    >
      <div className="csv-import">
        <CsvFileChooser file={file} />
        {table && <MappingTable key={table.id} file={file} table={table} />}
        {table && (
          <ImportPreviewTable key={`${table.id} ${JSON.stringify(mapping)}`} file={file} table={table} />
        )}
      </div>
    </Dialog>
  );
}
