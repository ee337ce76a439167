import { useId, useState } from 'react';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { FileButton } from '../../../ui/FileButton';
import { Icon } from '../../../ui/Icon';
import { Spinner } from '../../../ui/states';
import { texts } from './texts';
import type { ImportFile } from './useImportFile';

/** Where the file is chosen or dropped, and the template that it may be made from. */
export function ChooseFile({ file }: { file: ImportFile }) {
  const { table, problem, columns, choose, isReading, stop } = file;
  const t = useText();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const never = columns.never.map((field) => t(field.label)).join(', ');
  return (
    <div
      className="csv-import-choose"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) void choose(dropped);
      }}
    >
      <div className="csv-import-buttons">
        <FileButton accept=".csv,text/csv" aria-describedby={id} onChoose={([chosen]) => void choose(chosen)}>
          {table ? texts.choose_other : texts.choose}
        </FileButton>
        {table && <strong>{table.name}</strong>}
        <Button variant="quiet" icon={<Icon name="download" size={16} />} onClick={file.saveTemplate}>
          {texts.template}
        </Button>
      </div>
      <p className="muted" id={id}>
        <span>{texts.help}</span>
        {never !== '' && <span>{` ${fillText(texts.never, { fields: never })}`}</span>}
      </p>
      {isReading && (
        <div className="csv-import-buttons">
          <Spinner label={texts.reading} showLabel />
          <Button small onClick={stop}>
            {texts.stop}
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
