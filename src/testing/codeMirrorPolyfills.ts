import { EditorView } from '@codemirror/view';

/** What jsdom lacks and CodeMirror asks for: where text stands. Import it first in a test. */

const emptyRectList: DOMRectList = Object.assign([] as DOMRect[], { item: () => null });
Range.prototype.getClientRects = () => emptyRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** The editor with that name, which stands in a tree of its own. */
export function findEditor(label: string): EditorView {
  for (const host of document.querySelectorAll('*')) {
    const content = host.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    const view = content && EditorView.findFromDOM(content);
    if (view) return view;
  }
  throw new Error(`No editor ${label}`);
}

/** Replaces a part of what an editor holds, as typing would. */
export function replaceText(view: EditorView, oldText: string, newText: string): void {
  const from = view.state.doc.toString().indexOf(oldText);
  if (from < 0) throw new Error(`Nowhere in the editor: ${oldText}`);
  view.dispatch({ changes: { from, to: from + oldText.length, insert: newText } });
}
