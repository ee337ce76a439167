import { useRef, useState } from 'react';
import type { Request } from '../../../dataProvider';
import { Segments } from '../../charts/Segments';
import type { RuntimeConfig } from '../../config/runtime';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Menu } from '../../ui/Menu';
import { useMedia } from '../../ui/useMedia';
import { DeclarationPane } from './DeclarationPane';
import { LeaveQuestion } from './LeaveQuestion';
import { OpenDialog } from './OpenDialog';
import { ScreensPane } from './ScreensPane';
import { blank, template } from './templates';
import { texts } from './texts';
import { useChecked } from './useChecked';
import { useFileActions } from './useFileActions';
import { useWorkDocument } from './useWorkDocument';
import { isUnsaved, opened, written, type WorkDocument } from './workDocument';
import type { WorkbenchNames } from './workbenchNames';

interface WorkbenchProps {
  names: WorkbenchNames;
  config: RuntimeConfig;
  /** The console's own way to its hosts. */
  request: Request;
}

type View = 'declaration' | 'screens' | 'both';

/** px from which the declaration and its screens stand side by side. */
const WIDE = 1100;

/** A declaration on one side, and its screens on the other. */
export function Workbench({ names, config, request }: WorkbenchProps) {
  const plain = Object.keys(config.hosts).find((name) => name !== 'main');
  const { document, round, open, change } = useWorkDocument(plain);
  const { checked, sound } = useChecked(document, round, names);
  const { copy, save, read } = useFileActions(document, round, change);
  const [wanted, setWanted] = useState<WorkDocument>();
  const isWide = useMedia(`(min-width: ${WIDE}px)`);
  const [chosen, setView] = useState<View>('both');
  const view = chosen === 'both' && !isWide ? 'declaration' : chosen;
  const unsaved = isUnsaved(document);
  const openOr = (next: WorkDocument | undefined): void => {
    if (next && unsaved) setWanted(next);
    else if (next) open(next);
  };
  return (
    <div className="wb">
      <div className="wb-bar">
        <OpenMenu names={names} host={plain} read={read} onOpen={openOr} />
        <input
          className="input wb-file"
          aria-label={texts.file}
          value={document.file}
          spellCheck={false}
          onChange={({ target }) => change({ file: target.value })}
        />
        {unsaved && <span className="tag warning">{texts.unsaved}</span>}
        <Button onClick={copy}>{texts.copy}</Button>
        <Button variant="primary" onClick={save}>
          {texts.save}
        </Button>
        <Segments
          label={texts.shown}
          value={view}
          onChange={setView}
          options={[
            { key: 'declaration', text: texts.declaration },
            ...(isWide ? [{ key: 'both' as const, text: texts.both }] : []),
            { key: 'screens', text: texts.screens },
          ]}
        />
      </div>
      <div className="wb-panes" data-view={view}>
        <DeclarationPane
          key={round}
          document={document}
          checked={checked}
          names={names}
          isHidden={view === 'screens'}
          onChange={(text) => change({ text })}
        />
        <ScreensPane
          key={`screens ${round}`}
          sound={sound}
          isStale={checked.declaration === undefined}
          answers={document.answers}
          onAnswers={(answers) => change({ answers })}
          config={config}
          request={request}
          isHidden={view === 'declaration'}
        />
      </div>
      <LeaveQuestion isUnsaved={unsaved} />
      <ConfirmDialog
        open={wanted !== undefined}
        danger
        title={texts.discard_title}
        confirmLabel={texts.discard}
        onConfirm={() => {
          if (wanted) open(wanted);
          setWanted(undefined);
        }}
        onClose={() => setWanted(undefined)}
      >
        <p>{texts.discard_text}</p>
      </ConfirmDialog>
    </div>
  );
}

interface OpenMenuProps {
  names: WorkbenchNames;
  host: string | undefined;
  read: (file: File) => Promise<WorkDocument | undefined>;
  onOpen: (document: WorkDocument | undefined) => void;
}

/** Where a declaration may come from. */
function OpenMenu({ names, host, read, onOpen }: OpenMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu
        label={texts.open}
        align="start"
        items={[
          { id: 'template', label: texts.open_template, onSelect: () => onOpen(template(host)) },
          { id: 'blank', label: texts.open_blank, onSelect: () => onOpen(blank()) },
          { id: 'own', label: texts.open_own, onSelect: () => setChoosing(true) },
          { id: 'file', label: texts.open_file, onSelect: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={texts.open_file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file).then(onOpen);
        }}
      />
      {isChoosing && (
        <OpenDialog
          names={names}
          onClose={() => setChoosing(false)}
          onChoose={({ input: declaration }) => {
            setChoosing(false);
            const { name } = declaration;
            onOpen(opened(`${name}.json`, written(declaration), name));
          }}
        />
      )}
    </>
  );
}
