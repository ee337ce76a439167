import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { applyEdits, format } from 'jsonc-parser';
import type { CompletionContext } from '../../config/check/editor/completions';
import { interpolateText } from '../../i18n/interpolateText';
import type { ProblemMark } from '../check/markProblems';
import { workbenchTexts } from '../texts';
import { createEditorExtensions } from './editorExtensions';

/** Methods of the editor that the page calls. */
export interface JsonEditorHandle {
  /** Writes the JSON out line by line, as one step that can be undone. */
  format: () => void;
  /** Puts the cursor at a place and looks there. */
  goTo: (offset: number) => void;
  /** Replaces a part of the text. */
  change: (change: { from: number; to: number; insert: string }) => void;
}

interface JsonEditorProps {
  ref?: Ref<JsonEditorHandle>;
  label: string;
  /** Description for screen readers. */
  description: string;
  text: string;
  onChange: (text: string) => void;
  marks?: readonly ProblemMark[];
  names?: CompletionContext | undefined;
}

/** CodeMirror with the marks and offers of declarations. Another `text` than the one that was typed replaces all of it. */
export default function JsonEditor({
  ref,
  label,
  description,
  text,
  onChange,
  marks,
  names,
}: JsonEditorProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  const lastText = useRef(text);
  const latestNames = useRef(names);
  useEffect(() => {
    latestNames.current = names;
  }, [names]);
  const handleChange = useEffectEvent((next: string) => {
    lastText.current = next;
    onChange(next);
  });
  const createView = useEffectEvent((parent: HTMLElement) => {
    lastText.current = text;
    const root = parent.attachShadow({ mode: 'open' });
    return new EditorView({
      doc: text,
      parent: root,
      root,
      extensions: createEditorExtensions({
        label,
        description,
        onChange: (next) => handleChange(next),
        names: () => latestNames.current,
      }),
    });
  });
  useEffect(() => {
    // In a shadow tree its styles are objects; in the document they would be elements, which the page forbids.
    const host = document.createElement('div');
    containerRef.current?.append(host);
    const editorView = createView(host);
    view.current = editorView;
    return () => {
      editorView.destroy();
      host.remove();
      view.current = undefined;
    };
  }, []);
  // With the commit: a key that is pressed before a later effect would be taken for another text, and lost.
  useLayoutEffect(() => {
    const editorView = view.current;
    if (!editorView || text === lastText.current) return;
    editorView.dispatch({
      changes: { from: 0, to: editorView.state.doc.length, insert: text },
      selection: { anchor: 0 },
    });
  }, [text]);
  useEffect(() => {
    const editorView = view.current;
    if (editorView)
      editorView.dispatch(
        setDiagnostics(
          editorView.state,
          (marks ?? []).flatMap((mark) => toDiagnostics(mark, editorView)),
        ),
      );
  }, [marks]);
  useImperativeHandle(ref, () => ({
    format: () => {
      const editorView = view.current;
      if (!editorView) return;
      const current = editorView.state.doc.toString();
      const edits = format(current, undefined, { tabSize: 2, insertSpaces: true, eol: '\n' });
      if (applyEdits(current, edits) === current) return;
      editorView.dispatch({
        changes: edits.map(({ offset, length, content }) => ({
          from: offset,
          to: offset + length,
          insert: content,
        })),
      });
    },
    goTo: (offset) => {
      const editorView = view.current;
      editorView?.dispatch({
        selection: { anchor: Math.min(offset, editorView.state.doc.length) },
        scrollIntoView: true,
      });
      editorView?.focus();
    },
    change: (change) => view.current?.dispatch({ changes: change }),
  }));
  return <div ref={containerRef} className="wb-editor" />;
}

/** A problem as the editor marks it; one of an older text may lie outside the one of now. */
function toDiagnostics({ from, to, problem, fix }: ProblemMark, { state }: EditorView): Diagnostic[] {
  const docLength = state.doc.length;
  if (from > docLength || to > docLength) return [];
  const { found, allowed, suggestion, isMild } = problem;
  const suggestionText =
    suggestion === null ? '' : ` ${interpolateText(workbenchTexts.meant, { name: suggestion })}`;
  const names =
    allowed.length > 0 ? ` ${interpolateText(workbenchTexts.allowed, { names: joinNames(allowed) })}.` : '';
  return [
    {
      from,
      to,
      severity: isMild ? 'warning' : 'error',
      message: `${found}.${suggestionText}${names}`,
      ...(fix === undefined
        ? {}
        : {
            actions: [
              {
                name: fix.label,
                apply: (view: EditorView) => view.dispatch({ changes: fix }),
              },
            ],
          }),
    },
  ];
}

const MAX_NAMES = 30;
const joinNames = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? '…' : '');
