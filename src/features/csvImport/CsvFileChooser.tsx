import { useId, useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { FileButton } from '../../ui/button/FileButton';
import { Icon } from '../../ui/icon/Icon';
import { Spinner } from '../../ui/feedback/states';
import { csvImportTexts } from './texts';
import type { ImportFile } from './useImportFile';

/** File input with drop target, and the template to download. */
export function CsvFileChooser({ file }: { file: ImportFile }) {
  const { table, problem, columns, chooseFile, isReading, stopReading } = file;
  const t = useTranslateText();
  const id = useId();
  const [isDragOver, setDragOver] = useState(false);
  const notImportableLabels = columns.notImportable.map((field) => t(field.label)).join(', ');
  return (
    <div
      className="csv-import-choose"
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragOver(false);
        const [droppedFile] = event.dataTransfer.files;
        if (droppedFile) void chooseFile(droppedFile);
      }}
    >
      <div className="csv-import-buttons">
        <FileButton
          accept=".csv,text/csv"
          aria-describedby={id}
          onChoose={([chosenFile]) => void chooseFile(chosenFile)}
        >
          {table ? csvImportTexts.choose_other : csvImportTexts.choose}
        </FileButton>
        {table && <strong>{table.name}</strong>}
        <Button variant="quiet" icon={<Icon name="download" size={16} />} onClick={file.downloadTemplate}>
          {csvImportTexts.template}
        </Button>
      </div>
      <p className="muted" id={id}>
        <span>{csvImportTexts.help}</span>
        {notImportableLabels !== '' && (
          <span>{` ${interpolateText(csvImportTexts.never, { fields: notImportableLabels })}`}</span>
        )}
      </p>
      {isReading && (
        <div className="csv-import-buttons">
          <Spinner label={csvImportTexts.reading} showLabel />
          <Button small onClick={stopReading}>
            {csvImportTexts.stop}
          </Button>
        </div>
      )}
      <div role="alert">
        {table?.note && <p className="notice warning">{table.note}</p>}
        {problem && <p className="notice danger">{problem}</p>}
      </div>
    </div>
  );
}
