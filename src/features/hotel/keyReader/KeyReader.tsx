import { useEffect, useId, useRef, useState } from 'react';
import { ActionButtons } from '../../../actions/ActionButtons';
import { ActionsProvider } from '../../../actions/ActionsContext';
import { interpolateText } from '../../../i18n/interpolateText';
import type { DialogExtensionProps } from '../../../extensions/types';
import { ScannerDialog } from '../../../scanner/ScannerDialog';
import { parseTypedCode } from '../../../scanner/parseScannedCode';
import { useKeyboardScanner } from '../../../scanner/useKeyboardScanner';
import { useKeyCapture } from '../../../scanner/useKeyCapture';
import { Button } from '../../../ui/button/Button';
import { Drawer } from '../../../ui/dialog/Drawer';
import { Icon } from '../../../ui/icon/Icon';
import { SecretTextInput } from '../../../ui/form/SecretTextInput';
import { QueryError } from '../../../ui/feedback/QueryError';
import { EmptyState, Skeletons } from '../../../ui/feedback/states';
import { formatGuest, formatStayPeriod, formatRooms } from '../stays';
import type { KeyReaderOptions } from './options';
import { keyReaderTexts as texts } from './texts';
import { MIN_CODE_LENGTH, useKeyMatches, type KeyMatches } from './useKeyMatches';
import './keyReader.css';

/** Finds the active stays of a card, by scanner, camera or typing, and ends them. */
export default function KeyReader(props: DialogExtensionProps<KeyReaderOptions>) {
  // Actions in the dialog run while the action that opened it is open, and one provider allows one action at a time.
  return (
    <ActionsProvider>
      <KeyReaderDrawer {...props} />
    </ActionsProvider>
  );
}

function KeyReaderDrawer({
  resource,
  parent,
  options,
  label,
  onClose,
}: DialogExtensionProps<KeyReaderOptions>) {
  const id = useId();
  const codeInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isScanning, setScanning] = useState(false);
  const matchesQuery = useKeyMatches(parseTypedCode(text), String(parent?.id ?? ''), resource);
  const { data, error, isFetching, isSearching, refetch } = matchesQuery;
  const action = resource.actions[options.action];
  // The next card goes to this input, wherever the focus is.
  const scannerInput = useKeyboardScanner({ keepsFocus: true });
  useKeyCapture(codeInput);
  useEffect(() => {
    // The button that ended a stay unmounts with it.
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.tagName !== 'DIALOG') return;
    codeInput.current?.focus();
    codeInput.current?.select();
  }, [data]);
  return (
    // A reader types where the focus is, and ends with Enter: on the cross that would close the drawer.
    <Drawer open title={label} initialFocus={codeInput} onClose={() => onClose()}>
      <label htmlFor={id}>{texts.code}</label>
      <div className="key-reader-code">
        <SecretTextInput
          ref={codeInput}
          id={id}
          data-captures-keys=""
          className="input"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={text}
          onKeyDown={(event) => {
            if (scannerInput.onKeyDown(event) === 'ended') setText(parseTypedCode(text, true));
          }}
          onChange={({ target: { value } }) => setText(value)}
        />
        <Button
          aria-label={texts.scan}
          icon={<Icon name="scan" size={18} />}
          onClick={() => setScanning(true)}
        />
      </div>
      <p id={`${id}-help`} className="muted">
        {interpolateText(texts.help, { count: MIN_CODE_LENGTH })}
      </p>
      <div role="status" className="key-reader-said" aria-busy={isSearching && isFetching}>
        {isSearching && data && !error && <MatchesSummary {...data} isFetching={isFetching} />}
      </div>
      {isSearching && error && !isFetching && (
        <QueryError text={texts.failed} error={error} onRetry={refetch} />
      )}
      {isSearching && !data && isFetching && <Skeletons lines={3} />}
      {isSearching && data && !error && (
        <ul className="key-reader-found">
          {data.matches.map(({ stay, record }) => (
            <li key={stay.id} className="card">
              <p>
                <strong>{formatRooms(stay)}</strong>
                <br />
                <span>{formatStayPeriod(stay)}</span>
                <br />
                <span>{formatGuest(stay)}</span>
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
          setText(code);
        }}
        onClose={() => setScanning(false)}
      />
    </Drawer>
  );
}

/** Number of matches. "None" shows only if every match was read. */
const MatchesSummary = ({ matches, hasMore, isFetching }: KeyMatches & { isFetching: boolean }) => (
  <>
    {matches.length > 0 && <p>{interpolateText(texts.found, { smart_count: matches.length })}</p>}
    {hasMore && <p>{texts.more}</p>}
    {matches.length === 0 && !hasMore && !isFetching && <EmptyState title={texts.none} />}
  </>
);
