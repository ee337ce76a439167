import { changesBelow } from './changes';

/** Labels of a control in their order; null for one that can have none. */
type LabelsOf = (control: Element) => readonly Element[] | null;

const done = new WeakSet<Document>();

/** Lets the controls of this document find their labels by `quickLabels`. Once: it may see many files of tests. */
export function withQuickLabels(document: Document): void {
  if (done.has(document)) return;
  done.add(document);
  const labelsOf = quickLabels(document);
  const classes = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of classes) {
    const real = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element): unknown {
        const isHere = this.isConnected && this.ownerDocument === document;
        return isHere ? labelsOf(this) : real?.get?.call(this);
      },
    });
  }
}

/**
 * The `labels` of controls, from one walk over the labels after each change of the document. The document's own walks over
 * all nodes for each control, and for each label that it meets once more: looking for one field of a long form by its
 * label was a million steps.
 */
export function quickLabels(document: Document): LabelsOf {
  const changes = changesBelow(document);
  let found = new Map<Element, Element[]>();
  return (control) => {
    if (control.localName === 'input' && control.matches(HIDDEN)) return null;
    if (changes()) found = labelsIn(document);
    return found.get(control) ?? [];
  };
}

const HIDDEN = '[type="hidden" i]';
const LABELABLE = `button, input:not(${HIDDEN}), meter, output, progress, select, textarea`;

function labelsIn(document: Document): Map<Element, Element[]> {
  const found = new Map<Element, Element[]>();
  for (const label of document.querySelectorAll('label')) {
    const named = label.hasAttribute('for') ? document.getElementById(label.htmlFor) : undefined;
    const control = named === undefined ? label.querySelector(LABELABLE) : named;
    if (!control?.matches(LABELABLE)) continue;
    const labels = found.get(control);
    if (labels) labels.push(label);
    else found.set(control, [label]);
  }
  return found;
}
