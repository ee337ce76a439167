import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { CompletionContext } from '../../config/check/editor/completions';
import { editorPhrases } from '../texts';
import { createCompletionSource } from './completionSource';
import { editorTheme } from './editorTheme';

interface EditorOptions {
  /** Name of the editor for screen readers, and its description: how to leave it. */
  label: string;
  description: string;
  onChange: (text: string) => void;
  /** Names to complete; without them the editor offers nothing. */
  names: () => CompletionContext | undefined;
}

/** A JSON editor. Tab indents in it; Escape and then Tab leaves it, which the page says beside it. */
export const createEditorExtensions = ({
  label,
  description,
  onChange,
  names,
}: EditorOptions): Extension[] => [
  lineNumbers(),
  highlightActiveLineGutter(),
  foldGutter(),
  lintGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ override: [createCompletionSource(names)], icons: false, maxRenderedOptions: 200 }),
  highlightActiveLine(),
  highlightSelectionMatches(),
  json(),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...lintKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
  EditorState.phrases.of({ ...editorPhrases }),
  EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': description, tabindex: '0' }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
  editorTheme,
];
