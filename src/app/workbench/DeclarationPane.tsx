import { lazy, Suspense, useRef } from 'react';
import { fillText } from '../../i18n/fillText';
import { importOrNewVersion } from '../../lib/retryImport';
import { Skeletons } from '../../ui/states';
import type { CheckedText } from './checkText';
import type { EditorHandle } from './editor/Editor';
import { ProblemList } from './ProblemList';
import { texts } from './texts';
import type { WorkDocument } from './workDocument';
import type { WorkbenchNames } from './workbenchNames';
import { Button } from '../../ui/Button';

const Editor = lazy(() => importOrNewVersion(() => import('./editor/Editor')));

interface DeclarationPaneProps {
  document: WorkDocument;
  checked: CheckedText;
  names: WorkbenchNames;
  isHidden: boolean;
  onChange: (text: string) => void;
}

/** The text of the declaration with its problems. */
export function DeclarationPane({ document, checked, names, isHidden, onChange }: DeclarationPaneProps) {
  const editor = useRef<EditorHandle>(null);
  return (
    <section className="wb-pane" aria-label={texts.declaration} hidden={isHidden}>
      {document.replaces !== undefined && (
        <p className="notice">{fillText(texts.replaces, { name: document.replaces })}</p>
      )}
      <Suspense fallback={<Skeletons lines={12} />}>
        <Editor
          ref={editor}
          label={texts.editor}
          description={texts.leave_keys}
          text={document.text}
          marks={checked.marks}
          names={names}
          onChange={onChange}
        />
      </Suspense>
      <div className="wb-bar">
        <p className="wb-hint">{texts.leave_keys}</p>
        <Button small onClick={() => editor.current?.format()}>
          {texts.format}
        </Button>
      </div>
      <ProblemList
        checked={checked}
        onGo={({ from }) => editor.current?.goTo(from)}
        onFix={(change) => editor.current?.change(change)}
      />
    </section>
  );
}
