/** Inputs that take codes; components mark them, or an element around them, with `data-code`. */
const SCAN_FIELDS = ':is([data-code] input, input[data-code]):not([readonly], :disabled, [type="checkbox"])';

/** Finds the visible input for codes in a dialog or page: the first empty one, else the first. */
export function findScanField(root: Element): HTMLInputElement | undefined {
  const fields = [...root.querySelectorAll<HTMLInputElement>(SCAN_FIELDS)].filter((field) =>
    // Kept pages behind the current one are in the document.
    field.checkVisibility(),
  );
  return fields.find(({ value }) => value === '') ?? fields[0];
}
