import { useEffect, useRef, useState } from 'react';
import type { RequestFunction } from '../../dataProvider';
import { SegmentedControl } from '../charts/SegmentedControl';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { Button } from '../ui/button/Button';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog';
import { Menu } from '../ui/menu/Menu';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import { DeclarationPane } from './DeclarationPane';
import { useUnsavedDocument } from './document/useUnsavedDocument';
import { OpenDeclarationDialog } from './document/OpenDeclarationDialog';
import { ScreensPane } from './ScreensPane';
import { createBlankDocument, createTemplateDocument } from './document/documentTemplates';
import { workbenchTexts } from './texts';
import { useTextCheck } from './check/useTextCheck';
import { useFileActions } from './document/useFileActions';
import { useWorkbenchDocument } from './document/useWorkbenchDocument';
import { useOpenCopy } from './document/useOpenCopy';
import { hasUnsavedText, type WorkbenchDocument } from './document/workbenchDocument';
import type { WorkbenchNames } from './workbenchNames';

interface WorkbenchProps {
  names: WorkbenchNames;
  config: RuntimeConfig;
  /** The console's own way to its hosts. */
  request: RequestFunction;
}

type View = 'declaration' | 'screens' | 'both';

/** Width in px from which the declaration and its screens are shown side by side. */
const SIDE_BY_SIDE_MIN_WIDTH = 1100;

/** A declaration on one side, and its screens on the other. */
export function Workbench({ names, config, request }: WorkbenchProps) {
  const otherHost = Object.keys(config.hosts).find((name) => name !== 'main');
  const { document, documentId, open, change } = useWorkbenchDocument(otherHost, config.languages);
  const { result, validText } = useTextCheck(document, documentId, names);
  const { copy, save, read } = useFileActions(document, documentId, change);
  const [pendingDocument, setPendingDocument] = useState<WorkbenchDocument>();
  const isWide = useMediaQuery(`(min-width: ${SIDE_BY_SIDE_MIN_WIDTH}px)`);
  const [selectedView, setView] = useState<View>('both');
  const view = selectedView === 'both' && !isWide ? 'declaration' : selectedView;
  const hasUnsavedChanges = hasUnsavedText(document);
  useUnsavedDocument(hasUnsavedChanges);
  const latestUnsaved = useRef(hasUnsavedChanges);
  useEffect(() => {
    latestUnsaved.current = hasUnsavedChanges;
  }, [hasUnsavedChanges]);
  // A document arrives later than it is chosen: what was typed meanwhile counts.
  const openOrConfirm = (next: WorkbenchDocument | undefined): void => {
    if (next && latestUnsaved.current) setPendingDocument(next);
    else if (next) open(next);
  };
  return (
    <div className="wb">
      <div className="wb-bar">
        <OpenMenu
          names={names}
          host={otherHost}
          languages={config.languages}
          read={read}
          onOpen={openOrConfirm}
        />
        <input
          className="input wb-file"
          aria-label={workbenchTexts.file}
          value={document.file}
          spellCheck={false}
          onChange={({ target }) => change({ file: target.value })}
        />
        {hasUnsavedChanges && <span className="tag warning">{workbenchTexts.unsaved}</span>}
        <Button onClick={copy}>{workbenchTexts.copy}</Button>
        <Button variant="primary" onClick={save}>
          {workbenchTexts.save}
        </Button>
        <SegmentedControl
          label={workbenchTexts.shown}
          value={view}
          onChange={setView}
          options={[
            { key: 'declaration', text: workbenchTexts.declaration },
            ...(isWide ? [{ key: 'both' as const, text: workbenchTexts.both }] : []),
            { key: 'screens', text: workbenchTexts.screens },
          ]}
        />
      </div>
      <div className="wb-panes" data-view={view}>
        <DeclarationPane
          key={documentId}
          document={document}
          result={result}
          names={names}
          isHidden={view === 'screens'}
          onChange={(text) => change({ text })}
        />
        <ScreensPane
          key={`screens ${documentId}`}
          validText={validText}
          isStale={result.declaration === undefined}
          answers={document.answers}
          onAnswers={(answers) => change({ answers })}
          config={config}
          request={request}
          isHidden={view === 'declaration'}
        />
      </div>
      <ConfirmDialog
        open={pendingDocument !== undefined}
        danger
        title={workbenchTexts.discard_title}
        confirmLabel={workbenchTexts.discard}
        onConfirm={() => {
          if (pendingDocument) open(pendingDocument);
          setPendingDocument(undefined);
        }}
        onClose={() => setPendingDocument(undefined)}
      >
        <p>{workbenchTexts.discard_text}</p>
      </ConfirmDialog>
    </div>
  );
}

interface OpenMenuProps {
  names: WorkbenchNames;
  host: string | undefined;
  languages: readonly string[];
  read: (file: File) => Promise<WorkbenchDocument | undefined>;
  onOpen: (document: WorkbenchDocument | undefined) => void;
}

/** Menu of the sources of a declaration. */
function OpenMenu({ names, host, languages, read, onOpen }: OpenMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const openCopy = useOpenCopy(names.loadInput);
  return (
    <>
      <Menu
        label={workbenchTexts.open}
        align="start"
        items={[
          {
            id: 'template',
            label: workbenchTexts.open_template,
            onSelect: () => onOpen(createTemplateDocument(host, languages)),
          },
          {
            id: 'blank',
            label: workbenchTexts.open_blank,
            onSelect: () => onOpen(createBlankDocument(languages)),
          },
          { id: 'own', label: workbenchTexts.open_own, onSelect: () => setDialogOpen(true) },
          { id: 'file', label: workbenchTexts.open_file, onSelect: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={workbenchTexts.open_file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file).then(onOpen);
        }}
      />
      {isDialogOpen && (
        <OpenDeclarationDialog
          names={names}
          onClose={() => setDialogOpen(false)}
          onChoose={(declaration) => {
            setDialogOpen(false);
            void openCopy(declaration).then(onOpen);
          }}
        />
      )}
    </>
  );
}
