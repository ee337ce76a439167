import { watchChanges } from './watchChanges';

/** Labels of a control in their order; null for one that can have none. */
type GetLabels = (control: Element) => readonly Element[] | null;

const patchedDocuments = new WeakSet<Document>();

/** Lets the controls of this document find their labels by `createFastLabels`. Once: it may see many files of tests. */
export function installFastLabels(document: Document): void {
  if (patchedDocuments.has(document)) return;
  patchedDocuments.add(document);
  const getLabels = createFastLabels(document);
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
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element): unknown {
        const isInDocument = this.isConnected && this.ownerDocument === document;
        return isInDocument ? getLabels(this) : descriptor?.get?.call(this);
      },
    });
  }
}

/**
 * The `labels` of controls, from one walk over the labels after each change of the document. The document's own implementation
 * walks over all nodes for each control, and again for each label: finding one field of a long form by its label took a million
 * steps.
 */
export function createFastLabels(document: Document): GetLabels {
  const hasChanged = watchChanges(document);
  let labelsByControl = new Map<Element, Element[]>();
  return (control) => {
    if (control.localName === 'input' && control.matches(HIDDEN_INPUT)) return null;
    if (hasChanged()) labelsByControl = collectLabels(document);
    return labelsByControl.get(control) ?? [];
  };
}

const HIDDEN_INPUT = '[type="hidden" i]';
const LABELABLE = `button, input:not(${HIDDEN_INPUT}), meter, output, progress, select, textarea`;

function collectLabels(document: Document): Map<Element, Element[]> {
  const labelsByControl = new Map<Element, Element[]>();
  for (const label of document.querySelectorAll('label')) {
    const labelled = label.hasAttribute('for') ? document.getElementById(label.htmlFor) : undefined;
    const control = labelled === undefined ? label.querySelector(LABELABLE) : labelled;
    if (!control?.matches(LABELABLE)) continue;
    const labels = labelsByControl.get(control);
    if (labels) labels.push(label);
    else labelsByControl.set(control, [label]);
  }
  return labelsByControl;
}
