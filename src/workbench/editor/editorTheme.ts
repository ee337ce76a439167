import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the colours of the console; each is readable on its ground. */
const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', backgroundColor: 'var(--c-surface)', color: 'var(--c-text)' },
  '&.cm-focused': { outline: '2px solid var(--c-focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.55',
  },
  '.cm-gutters': {
    backgroundColor: 'var(--c-bg)',
    color: 'var(--c-muted)',
    borderInlineEnd: '1px solid var(--c-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--c-hover)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--c-hover)', color: 'var(--c-muted)', border: 'none' },
  '.cm-tooltip': {
    border: '1px solid var(--c-line)',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--c-surface)',
    color: 'var(--c-text)',
    boxShadow: 'var(--shadow-high)',
    maxWidth: 'min(420px, 90vw)',
  },
  '.cm-tooltip-autocomplete > ul': { maxHeight: '15em', fontFamily: 'inherit' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--c-primary)',
    color: 'var(--c-primary-text)',
  },
  '.cm-completionInfo': { padding: '8px 10px', whiteSpace: 'pre-line', fontFamily: 'var(--font)' },
  '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--font)' },
  '.cm-diagnosticAction': {
    marginBlockStart: '6px',
    marginInlineStart: '0',
    display: 'block',
    padding: '3px 8px',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--c-primary)',
    color: 'var(--c-primary-text)',
  },
  '.cm-panels': { backgroundColor: 'var(--c-bg)', color: 'var(--c-text)' },
  '.cm-panel.cm-search': { padding: '6px 28px 6px 8px', fontFamily: 'var(--font)' },
  '.cm-panel.cm-search label': { fontSize: '13px' },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--c-edge)',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--c-surface)',
    backgroundImage: 'none',
    color: 'var(--c-text)',
    fontSize: '13px',
  },
});

const highlightStyle = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--c-primary)' },
  { tag: tags.string, color: 'var(--c-success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--c-warning)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--c-muted)' },
]);

/** How the editor looks. */
export const editorTheme = [theme, syntaxHighlighting(highlightStyle)];
