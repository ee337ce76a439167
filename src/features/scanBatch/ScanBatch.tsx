import { useMemo, useRef } from 'react';
import { useNotify } from 'ra-core';
import { bulkTexts } from '../../actions/bulk/texts';
import { useCreateJob } from '../../actions/bulk/useCreateJob';
import { normaliseScanBatch } from '../../config/normalise/scanBatch';
import type { Field, RecordForm, ScanBatch as Batch } from '../../config/types';
import type { DialogExtensionProps } from '../../extensions/types';
import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { useTranslateText } from '../../i18n/useTranslateText';
import { JobDialog } from '../../jobs/JobDialog';
import { jobRowStateTexts } from '../../jobs/texts';
import { CSV_MIME, toCsv } from '../../lib/csv/toCsv';
import { downloadFile } from '../../lib/file/download';
import { ScanSignalSwitch } from '../../scanner/ScanSignalSwitch';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useConfirmDiscard } from '../../ui/dialog/useConfirmDiscard';
import { nameRow, showCode, type BatchRow, type Codes } from './batchRows';
import { BatchResult } from './BatchResult';
import { BatchList } from './BatchList';
import { CodeLine } from './CodeLine';
import { scanBatchTexts as texts } from './texts';
import { useScanBatch } from './useScanBatch';
import './scanBatch.css';

/** Creates records from codes that are scanned one after the other: `batch` of a create form. */
export default function ScanBatch(props: DialogExtensionProps) {
  const { create, api } = props.resource;
  const batch = create?.batch;
  const normalised = useMemo(() => batch && normaliseScanBatch(batch, api.host), [batch, api.host]);
  return create && normalised && <ScanBatchDialog {...props} form={create} batch={normalised} />;
}

interface ScanBatchDialogProps extends DialogExtensionProps {
  form: RecordForm;
  batch: Batch;
}

function ScanBatchDialog({ resource, parent, label, onClose, form, batch }: ScanBatchDialogProps) {
  const t = useTranslateText();
  const notify = useNotify();
  const inputRef = useRef<HTMLInputElement>(null);
  const records = useScanBatch(resource, form, batch);
  const { job, begin } = useCreateJob({ resource, form, parent, concurrency: 1, label });
  const { fields, rows, pending, nextField, take } = records;
  const acceptedRows = rows.filter(({ state }) => state === 'accepted');
  const isPending = Object.keys(pending).length > 0;
  const { close, discardDialog } = useConfirmDiscard(!job && (acceptedRows.length > 0 || isPending), onClose);
  if (job) {
    const closeJob = (): void => {
      onClose();
      if (job.state === 'running') notify(bulkTexts.goes_on, { type: 'info' });
    };
    return <JobDialog job={job} onClose={closeJob} />;
  }
  const nextLabel = describeNext(nextField, fields, pending, t);
  const pendingCode = nameRow(fields, pending);
  const disabledReason = isPending
    ? interpolateText(texts.finish, { field: t(nextField?.label ?? ''), code: pendingCode })
    : rows.some(({ state }) => state === 'checking')
      ? texts.wait
      : acceptedRows.length === 0
        ? texts.scan_first
        : undefined;
  const send = (): void => {
    if (disabledReason !== undefined) return;
    begin(
      acceptedRows.map(({ codes, wire = {} }) => ({ name: nameRow(fields, codes), wire })),
      (jobRows) => {
        const lines = acceptedRows.flatMap(({ codes }, index) => {
          const { state = 'waiting', reason = '' } = jobRows[index] ?? {};
          return state === 'done'
            ? []
            : [toLine(fields, codes, joinSentences(jobRowStateTexts[state], reason))];
        });
        const header = [...fields.map((field) => t(field.label)), texts.reason];
        const name = interpolateText(texts.file, { many: t(resource.label.many) });
        downloadFile(name, toCsv([header, ...lines]), CSV_MIME);
      },
    );
  };
  const removeRow = (number: BatchRow['number']): void => {
    records.remove(number);
    // The button unmounts with its row.
    inputRef.current?.focus();
  };
  return (
    <Dialog
      open
      title={label}
      width={720}
      initialFocus={inputRef}
      onClose={close}
      onLeave={() => onClose()}
      actions={
        <>
          <Button onClick={close}>{texts.close}</Button>
          <Button variant="primary" disabledReason={disabledReason} onClick={send}>
            {interpolateText(texts.send, { label: t(form.submitLabel), count: acceptedRows.length })}
          </Button>
        </>
      }
    >
      <div className="scan-batch">
        <CodeLine inputRef={inputRef} label={nextLabel} onCode={take} result={<BatchResult {...records} />} />
        {isPending && (
          <Button
            small
            onClick={() => {
              records.discardPending();
              inputRef.current?.focus();
            }}
          >
            {interpolateText(texts.discard, { code: pendingCode })}
          </Button>
        )}
        <BatchResult {...records} />
        {rows.length > 0 && <BatchList fields={fields} rows={rows} onRemove={removeRow} />}
        <ScanSignalSwitch />
      </div>
      {discardDialog}
    </Dialog>
  );
}

/** Returns the label of the input: the field that comes next, and the record that it belongs to. */
function describeNext(
  nextField: Field | undefined,
  fields: readonly Field[],
  pending: Codes,
  t: (text: string) => string,
): string {
  const field = t(nextField?.label ?? '');
  const code = nameRow(fields, pending);
  return code === ''
    ? interpolateText(texts.next, { field })
    : interpolateText(texts.nextOf, { field, code });
}

const toLine = (fields: readonly Field[], codes: Codes, reason: string): string[] => [
  ...fields.map((field) => showCode(field, codes[field.name] ?? '')),
  reason,
];
