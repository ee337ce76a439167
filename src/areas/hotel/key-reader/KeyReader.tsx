import { useEffect, useId, useRef, useState } from 'react';
import { ActionButtons } from '../../../actions/ActionButtons';
import { ActionsProvider } from '../../../actions/ActionsContext';
import { fillText } from '../../../i18n/fillText';
import type { DialogProps } from '../../../parts/types';
import { ScannerDialog } from '../../../scanner/ScannerDialog';
import { codeOfTyped } from '../../../scanner/codeFromScan';
import { useScanned } from '../../../scanner/useScanned';
import { Button } from '../../../ui/Button';
import { Drawer } from '../../../ui/Drawer';
import { Icon } from '../../../ui/Icon';
import { KeyInput } from '../../../ui/KeyInput';
import { ReadFailed } from '../../../ui/ReadFailed';
import { EmptyState, Skeletons } from '../../../ui/states';
import { guestText, periodText, roomText } from '../stays';
import type { KeyReaderOptions } from './options';
import { keyReaderTexts as texts } from './texts';
import { LEAST, useFound, type Matches } from './useFound';
import './keyReader.css';

/** Finds the active stays of a card, by reader, camera or hand, and ends them (HOTEL-49..HOTEL-52). */
export default function KeyReader(props: DialogProps<KeyReaderOptions>) {
  // What stands in the dialog runs above the action that opened it: of those around there is one at a time.
  return (
    <ActionsProvider>
      <Reader {...props} />
    </ActionsProvider>
  );
}

function Reader({ resource, parent, options, label, onClose }: DialogProps<KeyReaderOptions>) {
  const id = useId();
  const code = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const found = useFound(codeOfTyped(typed), String(parent?.id ?? ''), resource);
  const { data, error, isFetching, isAsked, retry } = found;
  const action = resource.actions[options.action];
  // Wherever the focus is, the next card is meant for it.
  const scanned = useScanned({ takesAll: code, isAlone: true });
  useEffect(() => {
    // What was pressed to end a stay is gone with it.
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.tagName !== 'DIALOG') return;
    code.current?.focus();
    code.current?.select();
  }, [data]);
  return (
    // A reader types where the focus is, and ends with Enter: on the cross that would close the drawer.
    <Drawer open title={label} initialFocus={code} onClose={() => onClose()}>
      <label htmlFor={id}>{texts.code}</label>
      <div className="key-reader-code">
        <KeyInput
          ref={code}
          id={id}
          className="input"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={typed}
          onKeyDown={(event) => {
            if (scanned.onKeyDown(event) === 'ended') setTyped(codeOfTyped(typed));
          }}
          onChange={({ target: { value } }) => setTyped(value)}
        />
        <Button
          aria-label={texts.scan}
          icon={<Icon name="scan" size={18} />}
          onClick={() => setScanning(true)}
        />
      </div>
      <p id={`${id}-help`} className="muted">
        {fillText(texts.help, { count: LEAST })}
      </p>
      <div role="status" className="key-reader-said" aria-busy={isAsked && isFetching}>
        {isAsked && data && !error && <Said {...data} isFetching={isFetching} />}
      </div>
      {isAsked && error && !isFetching && <ReadFailed text={texts.failed} error={error} onRetry={retry} />}
      {isAsked && !data && isFetching && <Skeletons lines={3} />}
      {isAsked && data && !error && (
        <ul className="key-reader-found">
          {data.found.map(({ stay, record }) => (
            <li key={stay.id} className="card">
              <p>
                <strong>{roomText(stay)}</strong>
                <br />
                <span>{periodText(stay)}</span>
                <br />
                <span>{guestText(stay)}</span>
              </p>
              {action && (
                <ActionButtons actions={[action]} resource={resource} record={record} parent={parent} />
              )}
            </li>
          ))}
        </ul>
      )}
      <ScannerDialog
        open={isScanning}
        title={texts.scan}
        onCode={(code) => {
          setScanning(false);
          setTyped(code);
        }}
        onClose={() => setScanning(false)}
      />
    </Drawer>
  );
}

/** How many were found. That there is none is known only where every match was read. */
const Said = ({ found, isMore, isFetching }: Matches & { isFetching: boolean }) => (
  <>
    {found.length > 0 && <p>{fillText(texts.found, { smart_count: found.length })}</p>}
    {isMore && <p>{texts.more}</p>}
    {found.length === 0 && !isMore && !isFetching && <EmptyState title={texts.none} />}
  </>
);
